import { z } from "zod";
import { ofEach, pictureSchema, timeSchema } from "../fields";
import * as fileMessages from "../file-messages";
import { optionalFileSchema } from "../files";
import { writtenLanguagesSchema } from "../language";
import { highestLimits } from "../limits";
import { listQuerySchema, listSchema, orderSchema } from "../pagination";
import { memberRoles } from "../policies";
import { imageExtensions, imageTypes, type PictureRule } from "../values";
import * as personMessages from "./messages/person";
import { personFields } from "./person-fields";
import { restingShape } from "./resting-shape";
import { accountStatuses, personLimits } from "./values";

/** The people of a company whom one talks to, in the client's own order. */

export const personSchema = z.object({
  ...restingShape,
  id: z.number().int(),
  ...ofEach(personFields, "answer"),
  /** What the address of the contact file ends in, with the id at the end: `ravi-kumar-12`. Absent where a provider makes none: the id. */
  slug: z.string().optional(),
  /** URL of the photo, square; null without one. */
  image: z.string().nullable(),
  image_set: z.array(pictureSchema).optional(),
  /** URL of the photo as a square JPEG of 400 pixels and at most 60 KB, for contact files. */
  image_photo: z.string().nullish(),
  created_at: timeSchema.optional(),
  updated_at: timeSchema,
});
export type Person = z.infer<typeof personSchema>;

export const personListSchema = listSchema(personSchema);

/** `GET /public/company/{name}/handles/{handle}/`: null for one who had left before the card came here. */
export const personHandleSchema = z.object({ handle: z.string(), person_id: z.number().int().nullable() });

/** The id of a branch of the profile; 0 are those in none. */
const branchSchema = z
  .string()
  .regex(/^\d{1,9}$/)
  .transform(Number)
  .optional()
  .catch(undefined);
/** `GET /public/people/`: the cards that search engines may list, by the ids of their people. */
export const personAddressListSchema = z.object({
  results: z.array(
    z.object({
      id: z.number().int(),
      /** The address of the company's card. */
      company: z.string(),
      slug: z.string(),
      handle: z.string().optional(),
      updated_at: timeSchema,
      languages: writtenLanguagesSchema,
    }),
  ),
  /** The highest id that any person has; 0 without any. */
  last: z.number().int(),
});
export type PersonAddress = z.infer<typeof personAddressListSchema>["results"][number];

/** `position` is the client's own order and the card's. */
export const personListQuerySchema = listQuerySchema(
  ["position", "name", "created_at", "updated_at"],
  "position",
).extend({
  branch: branchSchema,
});
export type PersonListQuery = z.output<typeof personListQuerySchema>;

const personAccountSchema = z.object({
  status: z.enum(accountStatuses),
  /** What it is in the company; null without one. */
  role: z.enum(memberRoles).nullable(),
  /** The branches of a manager. */
  branch_ids: z.array(z.number().int()),
  /** When one of its sessions was used last; null where it is not signed in. */
  seen_at: timeSchema.nullable(),
});
export type PersonAccount = z.infer<typeof personAccountSchema>;

/** As those who look after them see them; `account` is absent where a provider knows owners alone. */
export const teamPersonSchema = personSchema.extend({ account: personAccountSchema.optional() });
export type TeamPerson = z.infer<typeof teamPersonSchema>;

export const teamListSchema = listSchema(teamPersonSchema);
export const teamListQuerySchema = personListQuerySchema.extend({
  role: z.enum(memberRoles).optional().catch(undefined),
  status: z.enum(accountStatuses).optional().catch(undefined),
});
export type TeamListQuery = z.output<typeof teamListQuerySchema>;

/** `GET /client/people/ids/`: all pages of that list, to choose everybody whom it finds. */
export const teamIdsQuerySchema = teamListQuerySchema.omit({ page: true, page_size: true, ordering: true });
export const teamIdsSchema = orderSchema(highestLimits.people);

export const personImageRule: PictureRule = {
  bytes: personLimits.bytes,
  side: personLimits.side,
  extensions: imageExtensions,
  types: imageTypes,
  messages: {
    required: fileMessages.required,
    invalid: fileMessages.imageInvalid,
    tooLarge: personMessages.imageTooLarge,
  },
};

/** `POST /client/people/`, multipart. */
export const createPersonSchema = z.object({
  ...ofEach(personFields, "created"),
  image: optionalFileSchema(personImageRule),
});
export type CreatePersonInput = z.infer<typeof createPersonSchema>;

/** `PATCH /client/people/{id}/`, multipart. What is absent stays; an empty text clears, and as `image` takes the photo away. */
export const updatePersonSchema = z
  .object({
    ...ofEach(personFields, "sent"),
    image: z.union([z.literal(""), optionalFileSchema(personImageRule)]),
  })
  .partial();
export type UpdatePersonInput = z.infer<typeof updatePersonSchema>;

/** `PUT /client/people/order/`: every person of the client, once, in the new order. */
export const personOrderSchema = orderSchema(highestLimits.people);
