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
    summary: "Changes the given fields of the signed-in user's account",
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
    summary: "Sets or removes the phone number that the signed-in user can sign in with",
    method: "PUT",
    path: "/auth/sign-in-phone/",
    access: "user",
    body: signInPhoneSchema,
    rate: "password",
    status: 200,
    answer: currentUserSchema,
  },
  changeOwnPassword: {
    summary: "Sets a new password and signs the account out everywhere else",
    method: "PUT",
    path: "/auth/change-password",
    access: "user",
    body: changePasswordSchema,
    rate: "password",
    status: 200,
    answer: detailSchema,
  },
} as const satisfies Operations;
