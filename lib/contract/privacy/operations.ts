import type { Operations } from "../operation";
import { contactSchema, deletedVisitorDataSchema, visitorDataSchema } from "./schema";

/**
 * What somebody has sent from cards, for whoever is asked about it or to forget it. A client finds what was sent to it, an
 * administrator what was sent to anybody. Both name the person in a body: addresses of calls end in logs.
 */
export const visitorDataOperations = {
  findVisitorData: {
    summary: "Everything that a visitor sent, found by email address or phone number",
    method: "POST",
    path: "/visitor-data/find/",
    access: "user",
    body: contactSchema,
    secret: true,
    status: 200,
    answer: visitorDataSchema,
  },
  deleteVisitorData: {
    summary: "Deletes everything that a visitor sent, found in the same way",
    method: "POST",
    path: "/visitor-data/delete/",
    access: "user",
    body: contactSchema,
    changes: ["card"],
    secret: true,
    status: 200,
    answer: deletedVisitorDataSchema,
  },
} as const satisfies Operations;
