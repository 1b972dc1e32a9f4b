import { z } from "zod";
import { booleanSchema, daySchema, linkSchema, requiredLine, requiredText, timeSchema } from "../fields";
import * as fieldMessages from "../messages";
import { textsFormSchema } from "../texts";
import { textLimits } from "../values";
import * as announcementMessages from "./messages";
import { announcementKinds, announcementLimits } from "./values";

/** What administrators tell owners: news for some days, and when the site will be away. */

export const announcementTexts = {
  title: requiredLine(announcementLimits.title, announcementMessages.titleRequired),
  text: requiredText(announcementLimits.text, announcementMessages.textRequired),
};
export type AnnouncementText = keyof typeof announcementTexts;

const sitePathSchema = z
  .string()
  .trim()
  .max(textLimits.link, fieldMessages.tooLong(textLimits.link))
  .regex(/^\/(?![/\\])[^\s\\]*$/, announcementMessages.linkInvalid);

/** A path of the site, an https link, or empty. */
const announcementLinkSchema = z.union([sitePathSchema, linkSchema]);

export const sendNewsSchema = z
  .object({
    kind: z.literal("news"),
    ...announcementTexts,
    link: announcementLinkSchema.default(""),
    texts: textsFormSchema(announcementTexts),
    /** For the clients of this plan alone. */
    plan_id: z.number().int().positive().nullable().default(null),
    /** The first and the last day, in the site's time zone. */
    first_on: daySchema,
    last_on: daySchema,
    /** Whether it is mailed too, once. */
    by_mail: booleanSchema.default(false),
  })
  .refine(({ first_on, last_on }) => first_on <= last_on, {
    path: ["last_on"],
    message: announcementMessages.endsTooEarly,
  });
export type SendNewsInput = z.infer<typeof sendNewsSchema>;

const momentSchema = z
  .string({ error: announcementMessages.timeInvalid })
  .refine((time) => timeSchema.safeParse(time).success, announcementMessages.timeInvalid)
  .transform((time) => new Date(time).toISOString());

export const sendMaintenanceSchema = z
  .object({ kind: z.literal("maintenance"), starts_at: momentSchema, ends_at: momentSchema })
  .refine(({ starts_at, ends_at }) => starts_at < ends_at, {
    path: ["ends_at"],
    message: announcementMessages.endsTooEarly,
  });
export type SendMaintenanceInput = z.infer<typeof sendMaintenanceSchema>;

/** `POST /admin/announcements/` and `PUT /admin/announcements/{id}/`. */
export const sendAnnouncementSchema = z.discriminatedUnion("kind", [sendNewsSchema, sendMaintenanceSchema]);
export type SendAnnouncementInput = z.infer<typeof sendAnnouncementSchema>;

const announcementShape = {
  id: z.number().int(),
  kind: z.enum(announcementKinds),
  /** Empty for maintenance, as are text and link. */
  title: z.string(),
  text: z.string(),
  link: z.string(),
  starts_at: timeSchema,
  ends_at: timeSchema,
};

/** `GET /admin/announcements/`. */
export const announcementSchema = z.object({
  ...announcementShape,
  texts: z.record(z.string(), z.object({ title: z.string().optional(), text: z.string().optional() })).nullable(),
  plan: z.object({ id: z.number().int(), name: z.string() }).nullable(),
  first_on: z.string(),
  last_on: z.string(),
  by_mail: z.boolean(),
  created_at: timeSchema,
  updated_at: timeSchema,
});
export type Announcement = z.infer<typeof announcementSchema>;
/** Those that begin last first. */
export const announcementListSchema = z.object({ results: z.array(announcementSchema) });

/** As an account is shown one, in its language. */
export const shownAnnouncementSchema = z.object(announcementShape);
export type ShownAnnouncement = z.infer<typeof shownAnnouncementSchema>;

/** `GET /public/maintenance/`: when the site will be away next; null for no such plans. */
export const maintenanceSchema = z.object({
  maintenance: z.object({ starts_at: timeSchema, ends_at: timeSchema }).nullable(),
});
export type Maintenance = NonNullable<z.infer<typeof maintenanceSchema>["maintenance"]>;
