import { deleteTicket } from "../storage/tickets";
import { navigate } from "../device/router.svelte";
import type { PrivateView, PublicView } from "../api/types";
import type { LiveTable } from "./liveTable.svelte";

/** Go for good. A host whose role goes to nobody keeps the key, or the others had none at all. */
export async function leaveTable(live: LiveTable, table: PublicView, yours: PrivateView) {
  const others = table.devices.some((one) => one.here && one.device !== yours.device);
  const keeps = yours.host && others && !table.settings.host_passes;
  const left = await live.submit({ type: "leave" });
  if (!left && !live.ended) return; // refused, and the person was told
  if (!keeps) deleteTicket(live.token);
  navigate("");
}
