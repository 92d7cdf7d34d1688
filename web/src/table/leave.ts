import { deleteTicket } from "../storage/tickets";
import { navigate } from "../device/router.svelte";
import type { PrivateView, PublicView } from "../api/types";
import type { LiveTable } from "./liveTable.svelte";

/** Leaves for good. A host keeps the ticket if nobody else becomes host, to be able to return. */
export async function leaveTable(live: LiveTable, table: PublicView, yours: PrivateView) {
  const others = table.devices.some((one) => one.here && one.device !== yours.device);
  const keeps = yours.host && others && !table.settings.host_passes;
  const left = await live.submit({ type: "leave" });
  if (!left && !live.ended) return; // refused, and already shown
  if (!keeps) deleteTicket(live.token);
  navigate("");
}
