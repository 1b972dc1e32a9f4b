/// <reference lib="webworker" />

export {};

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

/** A push service may renew a subscription at any time. */
self.addEventListener("pushsubscriptionchange", (event) => {
  const { oldSubscription, newSubscription } = event as Event & {
    oldSubscription?: PushSubscription;
    newSubscription?: PushSubscription;
  };
  (event as ExtendableEvent).waitUntil(renew(oldSubscription, newSubscription));
});

/** Never navigates an open window: somebody may be typing in it. */
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

type ShownMessage = { title: string; body: string; url: string };

/** Never links to another origin. Browsers require that every push shows something. */
function readMessage(text: string, origin: string): ShownMessage {
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
