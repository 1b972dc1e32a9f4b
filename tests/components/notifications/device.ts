/** A browser with push notifications, and its user's answer to the permission prompt. */
export function fakeDevice(answer: NotificationPermission) {
  let subscription: { endpoint: string; toJSON(): unknown; unsubscribe(): Promise<boolean> } | null = null;
  const pushManager = {
    getSubscription: async () => subscription,
    async subscribe() {
      const endpoint = "https://fcm.googleapis.com/fcm/send/a";
      subscription = {
        endpoint,
        toJSON: () => ({ endpoint, keys: { p256dh: "p", auth: "a" } }),
        async unsubscribe() {
          subscription = null;
          return true;
        },
      };
      return subscription;
    },
  };
  const registration = { pushManager };
  let permission: NotificationPermission = "default";
  const asked = jest.fn(async () => {
    permission = answer;
    return answer;
  });
  Object.defineProperty(navigator, "serviceWorker", {
    configurable: true,
    value: {
      ready: Promise.resolve(registration),
      register: async () => registration,
      getRegistration: async () => registration,
    },
  });
  Object.defineProperty(window, "PushManager", { configurable: true, value: class {} });
  Object.defineProperty(window, "Notification", {
    configurable: true,
    value: Object.defineProperty({ requestPermission: asked }, "permission", { get: () => permission }),
  });
  return { asked, isSubscribed: () => subscription !== null };
}

export function forgetDevice(): void {
  Reflect.deleteProperty(navigator, "serviceWorker");
  for (const name of ["PushManager", "Notification"]) Reflect.deleteProperty(window, name);
}
