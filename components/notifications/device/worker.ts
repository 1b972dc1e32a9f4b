/// <reference lib="webworker" />
import { readMessage } from "./read-message";

declare const self: ServiceWorkerGlobalScope;

self.addEventListener("install", () => void self.skipWaiting());

self.addEventListener("push", (event) => {
  const { title, body, url } = readMessage(event.data?.text() ?? "", self.location.origin);
  event.waitUntil(self.registration.showNotification(title, { body, icon: "/icon.png", data: url }));
});

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(show(String(event.notification.data)));
});

/** A push service may give a browser another address; the site has to know it. */
self.addEventListener("pushsubscriptionchange", (event) => {
  const { oldSubscription, newSubscription } = event as Event & {
    oldSubscription?: PushSubscription;
    newSubscription?: PushSubscription;
  };
  (event as ExtendableEvent).waitUntil(renew(oldSubscription, newSubscription));
});

/** A window that is there already is shown as it is, since somebody may be writing in another. */
async function show(url: string): Promise<void> {
  const windows = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const shown = windows.find((client) => client.url === url);
  if (shown) await shown.focus();
  else await self.clients.openWindow(url);
}

async function renew(former?: PushSubscription, given?: PushSubscription): Promise<void> {
  const subscription = given ?? (former && (await self.registration.pushManager.subscribe(former.options)));
  if (!subscription) return;
  await fetch("/api/notifications/push/", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(subscription),
  });
}
