import { announcementOperations } from "@/lib/contract/announcements/operations";
import type { Deps } from "../deps";
import { createRoutes } from "../kernel/http/router";
import { presentAnnouncement } from "./presenter";
import type { FoundAnnouncement } from "./repo";
import * as announcements from "./service";

export function announcementRoutes(deps: Deps) {
  const present = (row: FoundAnnouncement) => presentAnnouncement(row, deps.config.timeZone);
  return createRoutes(deps, announcementOperations, {
    async getMaintenance() {
      const found = await announcements.findMaintenance(deps);
      return { maintenance: found ? { starts_at: found.starts_at, ends_at: found.ends_at } : null };
    },

    dismissAnnouncement: ({ actor, params, by }) => announcements.dismissAnnouncement(deps, params.id, actor, by),

    listAnnouncements: async () => ({ results: (await announcements.listAnnouncements(deps)).map(present) }),

    createAnnouncement: async ({ body, by }) => present(await announcements.createAnnouncement(deps, body, by)),

    updateAnnouncement: async ({ params, body, by }) =>
      present(await announcements.updateAnnouncement(deps, params.id, body, by)),

    endAnnouncement: async ({ params, by }) => present(await announcements.endAnnouncement(deps, params.id, by)),

    deleteAnnouncement: ({ params, by }) => announcements.deleteAnnouncement(deps, params.id, by),
  });
}
