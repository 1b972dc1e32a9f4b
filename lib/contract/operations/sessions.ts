import { sessionListSchema } from "../session";
import type { Operations } from "./operation";

/** The signed-in user's own sessions. */
export const sessionOperations = {
  listSessions: {
    summary: "Where the account is signed in",
    method: "GET",
    path: "/auth/sessions/",
    access: "user",
    status: 200,
    answer: sessionListSchema,
  },
  endOtherSessions: {
    summary: "Signs the account out everywhere else",
    method: "DELETE",
    path: "/auth/sessions/",
    access: "user",
    status: 204,
    answer: null,
  },
  endSession: {
    summary: "Signs the account out of one session",
    method: "DELETE",
    path: "/auth/sessions/:session/",
    access: "user",
    status: 204,
    answer: null,
  },
} as const satisfies Operations;
