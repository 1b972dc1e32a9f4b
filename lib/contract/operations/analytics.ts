import {
  analyticsQuerySchema,
  analyticsSchema,
  companyFiguresListSchema,
  companyFiguresQuerySchema,
  liveVisitorsSchema,
} from "../analytics";
import type { Operations } from "./operation";

/** What cards brought. A client sees its own; an administrator all together or, by `client_id`, one. */
export const analyticsOperations = {
  getAnalytics: {
    summary: "Analytics of a period or of any range of days",
    method: "GET",
    path: "/analytics/",
    access: "user",
    query: analyticsQuerySchema,
    status: 200,
    answer: analyticsSchema,
  },
  getLiveVisitors: {
    summary: "How many people are looking at a card now",
    method: "GET",
    path: "/analytics/live/",
    access: "user",
    query: analyticsQuerySchema,
    status: 200,
    answer: liveVisitorsSchema,
  },
  listCompanyFigures: {
    summary: "A page of companies ranked by their analytics; searches company names",
    method: "GET",
    path: "/admin/analytics/companies/",
    access: "admin",
    query: companyFiguresQuerySchema,
    status: 200,
    answer: companyFiguresListSchema,
  },
} as const satisfies Operations;
