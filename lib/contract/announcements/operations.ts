import type { Operations } from "../operation";
import { announcementListSchema, announcementSchema, maintenanceSchema, sendAnnouncementSchema } from "./schema";

/** What administrators tell owners. What an account is to see stands in its `GET /profile`. */
export const announcementOperations = {
  getMaintenance: {
    summary: "When the site will be away next",
    method: "GET",
    path: "/public/maintenance/",
    access: "public",
    status: 200,
    answer: maintenanceSchema,
  },
  dismissAnnouncement: {
    summary: "Shows an announcement no more to the account that asks",
    method: "POST",
    path: "/announcements/:id/dismiss/",
    access: "account.use",
    status: 204,
    answer: null,
  },
  listAnnouncements: {
    summary: "All announcements, those that begin last first",
    method: "GET",
    path: "/admin/announcements/",
    access: "announcements.manage",
    status: 200,
    answer: announcementListSchema,
  },
  createAnnouncement: {
    summary: "Announces something to owners; they are told when it begins",
    method: "POST",
    path: "/admin/announcements/",
    access: "announcements.manage",
    body: sendAnnouncementSchema,
    status: 201,
    answer: announcementSchema,
  },
  updateAnnouncement: {
    summary: "Changes an announcement; who has been told is not told again",
    method: "PUT",
    path: "/admin/announcements/:id/",
    access: "announcements.manage",
    body: sendAnnouncementSchema,
    status: 200,
    answer: announcementSchema,
  },
  endAnnouncement: {
    summary: "Ends an announcement now; one that is over stays as it is",
    method: "POST",
    path: "/admin/announcements/:id/end/",
    access: "announcements.manage",
    status: 200,
    answer: announcementSchema,
  },
  deleteAnnouncement: {
    summary: "Deletes an announcement, in the bell too",
    method: "DELETE",
    path: "/admin/announcements/:id/",
    access: "announcements.manage",
    status: 204,
    answer: null,
  },
} as const satisfies Operations;
