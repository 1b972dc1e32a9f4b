import { companyContentsSchema } from "../company-contents";
import type { Operations } from "./operation";

/** What a card shows beside the company itself, in one answer. */
export const companyContentsOperations = {
  getCompanyContents: {
    summary: "What the company's card lists: documents, products on sale, videos, banners, people and reviews",
    method: "GET",
    path: "/public/company/:companyName/contents/",
    access: "public",
    status: 200,
    answer: companyContentsSchema,
  },
} as const satisfies Operations;
