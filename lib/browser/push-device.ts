import * as paths from "../paths";

const worker = "/dashboard-sw.js";

/** Only the browser's settings can undo it. */
export function isBlocked(): boolean {
  return Notification.permission === "denied";
}

/** Null if the user declines. Needs a user gesture. @throws the browser's error if its push service is unreachable */
export async function subscribe(key: string): Promise<PushSubscription | null> {
  if ((await Notification.requestPermission()) !== "granted") return null;
  await navigator.serviceWorker.register(worker, { scope: paths.dashboard });
  const { pushManager } = await navigator.serviceWorker.ready;
  // The push service would refuse a subscription with a former key.
  await (await pushManager.getSubscription())?.unsubscribe();
  return pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
}
