/// <reference lib="webworker" />
import { readMessage } from "./worker";

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

/** What a device shows: texts, and the address of this site that a tap leads to. */
type ShownMessage = { title: string; body: string; url: string };

/** A message as the provider sends it, and never an address of another site. Browsers insist on showing something. */
export function readMessage(text: string, origin: string): ShownMessage {
  const { title, body, url } = parse(text);
  const target = new URL(typeof url === "string" ? url : "/dashboard", origin);
  return {
    title: typeof title === "string" && title ? title : "Notification",
    body: typeof body === "string" ? body : "",
    url: target.origin === origin ? target.href : new URL("/dashboard", origin).href,
  };
}

function parse(text: string): Record<string, unknown> {
  try {
    return Object(JSON.parse(text));
  } catch {
    return {};
  }
}
