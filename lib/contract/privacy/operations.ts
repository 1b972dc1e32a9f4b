import type { Operations } from "../operation";
import { contactSchema, deletedVisitorDataSchema, visitorDataSchema } from "./schema";

/**
 * Everything that a person sent from cards, to answer requests for access or erasure. A client finds what was sent to it,
 * an administrator what was sent to anybody. The person is named in the body, since addresses of calls end up in logs.
 */
export const visitorDataOperations = {
  findVisitorData: {
    summary: "Everything that a visitor sent, found by email address or phone number",
    method: "POST",
    path: "/visitor-data/find/",
    access: "visitors.forget",
    body: contactSchema,
    secret: true,
    status: 200,
    answer: visitorDataSchema,
  },
  deleteVisitorData: {
    summary: "Deletes everything that a visitor sent, found in the same way",
    method: "POST",
    path: "/visitor-data/delete/",
    access: "visitors.forget",
    body: contactSchema,
    changes: ["card"],
    secret: true,
    status: 200,
    answer: deletedVisitorDataSchema,
  },
} as const satisfies Operations;
