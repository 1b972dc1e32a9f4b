import { logoRule } from "../profile-basics";
import { savedSiteSchema, updateSiteSchema } from "../site";
import type { Operations } from "./operation";

/** What the site says of itself. */
export const siteOperations = {
  getSite: {
    summary:
      "How the product is called and looks, how its keeper is reached, what it costs and promises, as far as that was saved",
    method: "GET",
    path: "/public/site/",
    access: "public",
    status: 200,
    answer: savedSiteSchema,
  },
  updateSite: {
    summary: "Changes what the body names of it",
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
