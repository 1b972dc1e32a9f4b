"use client";

import type { LoginInput } from "@/lib/contract/identity/schema";
import { RequestError, requestJson } from "../call/request";
import { forgetAnswers } from "../call/use-answer";

/**
 * @throws RequestError with the server's reason as `detail`; `code` is `two_factor_needed` if the account's code is
 * missing or wrong
 */
export function signIn({ email, password, code }: LoginInput): Promise<void> {
  return openSession("credentials", { email, password, code });
}

/** Signs in through a next-auth provider. @throws RequestError */
export async function openSession(way: "credentials" | "passkey", proof: Record<string, string | undefined>) {
  // next-auth's CSRF token.
  const { csrfToken } = (await requestJson("GET", "/auth/csrf", { isAwaited: true })) as { csrfToken: string };
  await requestJson("POST", `/auth/callback/${way}`, { json: { ...proof, csrfToken, json: "true" } });
  await forgetAnswers();
}

/** The code is missing or wrong. */
export function asksForCode(error: unknown): error is RequestError {
  return error instanceof RequestError && error.code === "two_factor_needed";
}
