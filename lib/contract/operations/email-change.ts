import { currentUserSchema } from "../account";
import { confirmEmailSchema } from "../email-change";
import type { Operations } from "./operation";

/** Another e-mail that the signed-in user has asked for, as long as it is not confirmed. */
export const emailChangeOperations = {
  confirmEmail: {
    summary: "Confirms the new email with the code sent to it",
    method: "POST",
    path: "/auth/email-change/confirm/",
    access: "user",
    body: confirmEmailSchema,
    rate: "password",
    changes: ["card"],
    status: 200,
    answer: currentUserSchema,
  },
  resendEmailCode: {
    summary: "Emails another code to the new address; the earlier one ends",
    method: "POST",
    path: "/auth/email-change/",
    access: "user",
    rate: "password",
    status: 204,
    answer: null,
  },
  cancelEmailChange: {
    summary: "Keeps the old email",
    method: "DELETE",
    path: "/auth/email-change/",
    access: "user",
    status: 204,
    answer: null,
  },
} as const satisfies Operations;
