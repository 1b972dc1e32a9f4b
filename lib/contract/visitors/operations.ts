import type { Operations } from "../operation";
import { formTicketSchema } from "./schema";
import { visitorFormLimits } from "./values";

/** What stands before every form that a visitor sends to a company. */
export const visitorFormOperations = {
  getFormTicket: {
    summary: "A ticket to send one form once; not valid in the first seconds, as only a program is that fast",
    method: "GET",
    path: "/public/company/:companyName/form/",
    access: "public",
    rate: { perMinute: visitorFormLimits.ticketsPerMinute },
    status: 200,
    answer: formTicketSchema,
  },
} as const satisfies Operations;
