import { changePasswordSchema, currentUserSchema, signInPhoneSchema, updateAccountSchema } from "../account";
import { detailSchema } from "../fields";
import type { Operations } from "./operation";

/** The signed-in user's own account. */
export const accountOperations = {
  getCurrentUser: {
    summary: "The signed-in user",
    method: "GET",
    path: "/profile",
    access: "user",
    withoutTwoFactor: true,
    status: 200,
    answer: currentUserSchema,
  },
  updateAccount: {
    summary: "Changes what the body names of the signed-in user's account",
    method: "PUT",
    path: "/auth/profile",
    access: "user",
    body: updateAccountSchema,
    rate: "password",
    changes: ["card", "cards"],
    status: 200,
    answer: currentUserSchema,
  },
  setSignInPhone: {
    summary: "Gives the signed-in user a phone number to sign in with, or none",
    method: "PUT",
    path: "/auth/sign-in-phone/",
    access: "user",
    body: signInPhoneSchema,
    rate: "password",
    status: 200,
    answer: currentUserSchema,
  },
  changeOwnPassword: {
    summary: "Sets a new password and ends the account's other sessions",
    method: "PUT",
    path: "/auth/change-password",
    access: "user",
    body: changePasswordSchema,
    rate: "password",
    status: 200,
    answer: detailSchema,
  },
} as const satisfies Operations;
