import * as paths from "../paths";

/** Web push is supported; on an iPhone only for an installed site. */
export function canSubscribe(): boolean {
  return "serviceWorker" in navigator && "PushManager" in window && "Notification" in window;
}

export async function findSubscription(): Promise<PushSubscription | null> {
  if (!canSubscribe()) return null;
  const registration = await navigator.serviceWorker.getRegistration(paths.dashboard);
  return (await registration?.pushManager.getSubscription()) ?? null;
}
