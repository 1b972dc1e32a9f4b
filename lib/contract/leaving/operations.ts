import { teamPersonSchema } from "../content/person";
import type { Operations } from "../operation";
import {
  formerPersonListQuerySchema,
  formerPersonListSchema,
  leaveCompanySchema,
  leaveSchema,
  successorSchema,
} from "./schema";

/** Who leaves a company, and may come back. */
export const leavingOperations = {
  leavePerson: {
    summary: "Takes a person out of the company, whom the address then leads on to; undone for 30 days",
    method: "POST",
    path: "/client/people/:id/leave/",
    access: "people.edit",
    body: leaveSchema,
    changes: ["card"],
    status: 204,
    answer: null,
  },
  leaveCompany: {
    summary: "Takes the caller's own account and card out of the company; 409 for the only owner",
    method: "POST",
    path: "/client/leave/",
    access: "company.leave",
    body: leaveCompanySchema,
    changes: ["card"],
    status: 204,
    answer: null,
  },
  deletePerson: {
    summary: "Deletes a person with the photo; where people have cards, as if they left to nobody",
    method: "DELETE",
    path: "/client/people/:id/",
    access: "people.edit",
    changes: ["card"],
    status: 204,
    answer: null,
  },
  listFormerPeople: {
    summary: "A page of those who left and can be brought back",
    method: "GET",
    path: "/client/former-people/",
    access: "people.see",
    query: formerPersonListQuerySchema,
    status: 200,
    answer: formerPersonListSchema,
  },
  bringBackPerson: {
    summary: "Brings a person back, with the account and what their successor still has",
    method: "POST",
    path: "/client/former-people/:id/bring-back/",
    access: "people.edit",
    adds: true,
    changes: ["card"],
    status: 200,
    answer: teamPersonSchema,
  },
  forgetPerson: {
    summary: "Deletes at once what is left of somebody who left; the address leads on as before",
    method: "DELETE",
    path: "/client/former-people/:id/",
    access: "people.edit",
    status: 204,
    answer: null,
  },
  getSuccessor: {
    summary: "Where the address of somebody who left the company leads; 404 for nobody",
    method: "GET",
    path: "/public/company/:companyName/people/:id/successor/",
    access: "public",
    status: 200,
    answer: successorSchema,
  },
} as const satisfies Operations;
