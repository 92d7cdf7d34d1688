/** Screen wake lock during a game. Browsers have none on plain http. */
export function keepScreenOn(): () => void {
  let lock: WakeLockSentinel | undefined;
  let over = false;
  async function take() {
    if (over || document.visibilityState !== "visible") return;
    lock = await navigator.wakeLock?.request("screen").catch(() => undefined);
    if (over) void lock?.release();
  }
  // The browser releases the lock when the page is hidden.
  document.addEventListener("visibilitychange", take);
  void take();
  return () => {
    over = true;
    document.removeEventListener("visibilitychange", take);
    void lock?.release();
  };
}
