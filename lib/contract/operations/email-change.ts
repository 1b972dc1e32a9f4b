import { currentUserSchema } from "../account";
import { confirmEmailSchema } from "../email-change";
import type { Operations } from "./operation";

/** Another e-mail that the signed-in user has asked for, as long as it is not confirmed. */
export const emailChangeOperations = {
  confirmEmail: {
    summary: "Takes the code that was mailed to the new address, which is the account's from then on",
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
    summary: "Mails another code to the new address; the former one ends",
    method: "POST",
    path: "/auth/email-change/",
    access: "user",
    rate: "password",
    status: 204,
    answer: null,
  },
  cancelEmailChange: {
    summary: "Stays with the former address",
    method: "DELETE",
    path: "/auth/email-change/",
    access: "user",
    status: 204,
    answer: null,
  },
} as const satisfies Operations;
