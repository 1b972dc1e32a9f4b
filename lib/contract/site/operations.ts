import { logoRule } from "../cards/logo-rule";
import type { Operations } from "../operation";
import { capabilitiesSchema } from "./capabilities";
import { savedSiteSchema, updateSiteSchema } from "./schema";

/** The site's own settings. */
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
    access: "site.edit",
    body: updateSiteSchema,
    file: logoRule,
    changes: ["site"],
    status: 200,
    answer: savedSiteSchema,
  },
} as const satisfies Operations;

export const capabilityOperations = {
  getCapabilities: {
    summary: "Whether this provider has all of these calls, and what depends on its site",
    method: "GET",
    path: "/capabilities/",
    access: "public",
    status: 200,
    answer: capabilitiesSchema,
  },
} as const satisfies Operations;
