import type { Operations } from "../operation";
import {
  analyticsQuerySchema,
  analyticsSchema,
  companyFiguresListSchema,
  companyFiguresQuerySchema,
  countViewQuerySchema,
  exportPersonFiguresQuerySchema,
  liveVisitorsSchema,
  overviewSchema,
  personFiguresListSchema,
  personFiguresQuerySchema,
  reportEventsSchema,
} from "./schema";

/** Figures of cards. A client sees its own; an administrator all together or, by `client_id`, one. */
export const analyticsOperations = {
  getAnalytics: {
    summary: "Analytics of a period or of any range of days",
    method: "GET",
    path: "/analytics/",
    access: "analytics.see",
    query: analyticsQuerySchema,
    status: 200,
    answer: analyticsSchema,
  },
  getLiveVisitors: {
    summary: "How many people are looking at a card now",
    method: "GET",
    path: "/analytics/live/",
    access: "analytics.see",
    query: analyticsQuerySchema,
    status: 200,
    answer: liveVisitorsSchema,
  },
  listCompanyFigures: {
    summary: "A page of companies ranked by their analytics; searches company names",
    method: "GET",
    path: "/admin/analytics/companies/",
    access: "clients.see",
    query: companyFiguresQuerySchema,
    status: 200,
    answer: companyFiguresListSchema,
  },
} as const satisfies Operations;

/** Figures of people, within the caller's reach. */
export const personFiguresOperations = {
  listPersonFigures: {
    summary: "A page of the company's people ranked by what their cards brought; searches their names",
    method: "GET",
    path: "/client/people/figures/",
    access: "people.measure",
    query: personFiguresQuerySchema,
    status: 200,
    answer: personFiguresListSchema,
  },
  exportPersonFigures: {
    summary: "The people of that list as a CSV file",
    method: "GET",
    path: "/client/people/figures/export/",
    access: "people.measure",
    query: exportPersonFiguresQuerySchema,
    status: 200,
    answer: "text/csv",
  },
} as const satisfies Operations;

/** Events on cards. Signed-in owners on their own card and administrators are not counted. */
export const eventOperations = {
  reportEvents: {
    summary: "Reports what a visitor did on a card",
    method: "POST",
    path: "/public/company/:companyName/events/",
    access: "public",
    knowsVisitor: true,
    body: reportEventsSchema,
    status: 204,
    answer: null,
  },
  countView: {
    summary: "Counts a view where no script runs, by an empty picture on the card",
    method: "GET",
    path: "/public/company/:companyName/view.gif",
    access: "public",
    knowsVisitor: true,
    query: countViewQuerySchema,
    status: 200,
    answer: "image/gif",
  },
} as const satisfies Operations;

export const overviewOperations = {
  getOverview: {
    summary: "The numbers on the caller's dashboard",
    method: "GET",
    path: "/overview/",
    access: "analytics.see",
    status: 200,
    answer: overviewSchema,
  },
} as const satisfies Operations;
