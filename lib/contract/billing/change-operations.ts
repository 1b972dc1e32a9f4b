import type { Operations } from "../operation";
import { choosePlanSchema, clientPlanSchema, ownPlanSchema, planChoicesSchema } from "../plans/schema";
import { paymentRequestSchema } from "./payment-schema";

/** Clients change their plan, and end it. */
export const changeOperations = {
  listPlanChoices: {
    summary: "The plans that the client may choose, with what each costs it and from when",
    method: "GET",
    path: "/client/plan/choices/",
    access: "billing.pay",
    status: 200,
    answer: planChoicesSchema,
  },
  chooseNextPlan: {
    summary: "Chooses the plan to have when the paid time is over; at once in a trial, and where nothing is to be paid",
    method: "PUT",
    path: "/client/plan/next/",
    access: "billing.pay",
    body: choosePlanSchema,
    changes: ["card"],
    status: 200,
    answer: ownPlanSchema,
  },
  requestUpgrade: {
    summary: "Asks for what a dearer plan costs at once; paid if credit is enough",
    method: "POST",
    path: "/client/plan/upgrade/",
    access: "billing.pay",
    body: choosePlanSchema,
    changes: ["card"],
    status: 201,
    answer: paymentRequestSchema,
  },
  endPlan: {
    summary: "Ends the client's plan with the time that is paid for; the card rests then",
    method: "POST",
    path: "/client/plan/end/",
    access: "billing.pay",
    changes: ["card"],
    status: 200,
    answer: ownPlanSchema,
  },
  keepPlan: {
    summary: "Takes back that the client's plan ends, or changes",
    method: "POST",
    path: "/client/plan/keep/",
    access: "billing.pay",
    changes: ["card"],
    status: 200,
    answer: ownPlanSchema,
  },
  keepClientPlan: {
    summary: "Takes back that a client's plan ends, or changes",
    method: "POST",
    path: "/admin/clients/:id/plan/keep/",
    access: "plans.manage",
    changes: ["card"],
    status: 200,
    answer: clientPlanSchema,
  },
} as const satisfies Operations;
