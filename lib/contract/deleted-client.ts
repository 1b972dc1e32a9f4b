import { z } from "zod";
import { emailSchema, phoneSchema, timeSchema } from "./fields";
import { listQuerySchema, listSchema } from "./pagination";

/** A client that was deleted and can be restored until a day; for everybody else it is gone. */
export const deletedClientSchema = z.object({
  id: z.number().int(),
  company_name: z.string(),
  email: z.string(),
  phone: z.string(),
  /** Where its card was, which nobody else gets meanwhile. */
  slug: z.string(),
  deleted_at: timeSchema,
  restorable_until: timeSchema,
});
export type DeletedClient = z.infer<typeof deletedClientSchema>;

/** `GET /admin/deleted-clients/`: search is over company name, e-mail and phone. */
export const deletedClientListSchema = listSchema(deletedClientSchema);
export const deletedClientListQuerySchema = listQuerySchema(["deleted_at", "company_name"], "-deleted_at");
export type DeletedClientListQuery = z.infer<typeof deletedClientListQuerySchema>;

/** `POST /admin/deleted-clients/{id}/restore/`: another e-mail or phone where somebody has taken them since. */
export const restoreClientSchema = z.object({ email: emailSchema.optional(), phone: phoneSchema.optional() });
export type RestoreClientInput = z.infer<typeof restoreClientSchema>;
