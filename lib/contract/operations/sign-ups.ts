import { detailSchema } from "../fields";
import { signUpLimits } from "../limits/visitor";
import { acceptedSignUpSchema, createSignUpSchema, signUpListQuerySchema, signUpListSchema } from "../sign-up";
import type { Operations } from "./operation";

/** Requests for a card. */
export const signUpOperations = {
  createSignUp: {
    summary: "Requests a card",
    method: "POST",
    path: "/public/sign-ups/",
    access: "public",
    body: createSignUpSchema,
    rate: { perMinute: signUpLimits.perMinute },
    status: 201,
    answer: detailSchema,
  },
  listSignUps: {
    summary: "A page of requests; searches company, name, email and phone",
    method: "GET",
    path: "/admin/sign-ups/",
    access: "admin",
    query: signUpListQuerySchema,
    status: 200,
    answer: signUpListSchema,
  },
  acceptSignUp: {
    summary: "Creates a client from a request; the password is returned only here",
    method: "POST",
    path: "/admin/sign-ups/:id/accept/",
    access: "admin",
    changes: ["cards"],
    secret: true,
    status: 201,
    answer: acceptedSignUpSchema,
  },
  deleteSignUp: {
    summary: "Deletes a request",
    method: "DELETE",
    path: "/admin/sign-ups/:id/",
    access: "admin",
    status: 204,
    answer: null,
  },
} as const satisfies Operations;
