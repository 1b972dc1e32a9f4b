import { logoRule } from "../profile-basics";
import { savedSiteSchema, updateSiteSchema } from "../site";
import type { Operations } from "./operation";

/** What the site says of itself. */
export const siteOperations = {
  getSite: {
    summary: "The site's saved name, look, contact, price and policy terms",
    method: "GET",
    path: "/public/site/",
    access: "public",
    status: 200,
    answer: savedSiteSchema,
  },
  updateSite: {
    summary: "Changes the given site settings",
    method: "PATCH",
    path: "/admin/site/",
    access: "admin",
    body: updateSiteSchema,
    file: logoRule,
    changes: ["site"],
    status: 200,
    answer: savedSiteSchema,
  },
} as const satisfies Operations;
