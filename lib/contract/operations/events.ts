import { reportEventsSchema } from "../event";
import type { Operations } from "./operation";

/** What happens on cards. Whoever has signed in and looks at the own card, or manages all of them, is not counted. */
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
    status: 200,
    answer: "image/gif",
  },
} as const satisfies Operations;
