import * as paths from "../paths";

const worker = "/dashboard-sw.js";

/** Whether its user has said no, which only the browser's own settings take back. */
export function isBlocked(): boolean {
  return Notification.permission === "denied";
}

/**
 * Asks this browser's user and subscribes with the site's `key`; null where the answer is no. To be called as somebody
 * presses something, since browsers let nobody ask otherwise.
 * @throws what the browser throws where its push service cannot be reached
 */
export async function subscribe(key: string): Promise<PushSubscription | null> {
  if ((await Notification.requestPermission()) !== "granted") return null;
  await navigator.serviceWorker.register(worker, { scope: paths.dashboard });
  const { pushManager } = await navigator.serviceWorker.ready;
  // One with a former key of the site would be refused by the push service.
  await (await pushManager.getSubscription())?.unsubscribe();
  return pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
}
