import * as paths from "../paths";

/** Whether this browser can be told of anything while no page is open; an iPhone only can once the site is installed. */
export function canSubscribe(): boolean {
  return "serviceWorker" in navigator && "PushManager" in window && "Notification" in window;
}

/** This browser's subscription, if there is one. */
export async function findSubscription(): Promise<PushSubscription | null> {
  if (!canSubscribe()) return null;
  const registration = await navigator.serviceWorker.getRegistration(paths.dashboard);
  return (await registration?.pushManager.getSubscription()) ?? null;
}
