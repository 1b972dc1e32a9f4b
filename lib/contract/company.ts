import { z } from "zod";
import { profileSchema } from "./profile";

/**
 * `GET /public/company/{companyName}/`: what anybody may know of an active client. The name in the path may be the
 * slug, a former slug, or the company's name in any letter case; `client.slug` is the one to link to.
 */
export const companySchema = z.object({
  client: z.object({
    id: z.number().int().optional(),
    company_name: z.string(),
    email: z.string(),
    phone: z.string(),
    slug: z.string().optional(),
    updated_at: z.string().optional(),
  }),
  user: z.object({ id: z.number().int() }).partial().nullish(),
  /** `brand_color` is the colour to use: the client's choice or else the logo's; null for the product's. */
  profile: profileSchema,
});
export type Company = z.infer<typeof companySchema>;
