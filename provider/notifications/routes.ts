import * as notificationMessages from "@/lib/contract/notifications/messages";
import { notificationOperations } from "@/lib/contract/notifications/operations";
import type { Deps } from "../deps";
import { presentPage } from "../kernel/http/list";
import { createRoutes } from "../kernel/http/router";
import { addDevice, isDeviceOf, removeDevices } from "./devices/service";
import { getSettings, unsubscribe, updateSettings } from "./mailings/service";
import { presentNotification, presentSettings } from "./presenter";
import { countUnread, listNotifications, readNotifications, streamNotifications } from "./service";

export function notificationRoutes(deps: Deps) {
  return createRoutes(deps, notificationOperations, {
    listNotifications: async (call) =>
      presentPage(call, await listNotifications(deps, call.actor, call.query), presentNotification),

    getUnreadNotifications: ({ actor }) => countUnread(deps, actor),

    streamNotifications: async ({ actor }) => streamNotifications(deps, actor),

    readNotifications: ({ actor, body, by }) => readNotifications(deps, actor, body, by),

    getNotificationSettings: async ({ actor }) => presentSettings(await getSettings(deps, actor)),

    updateNotificationSettings: async ({ actor, body, by }) =>
      presentSettings(await updateSettings(deps, actor, body, by)),

    getPushStatus: async ({ actor, query }) => ({
      key: deps.push.key,
      subscribed: await isDeviceOf(deps, actor, query),
    }),

    subscribeToPush: ({ actor, body, by }) => addDevice(deps, actor, body, by),

    unsubscribeFromPush: ({ actor, query, by }) => removeDevices(deps, actor, query, by),

    async unsubscribe({ body, by }) {
      const topic = await unsubscribe(deps, body.token, by);
      return { detail: notificationMessages.unsubscribed(topic) };
    },
  });
}
