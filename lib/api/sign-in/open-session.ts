"use client";

import type { LoginInput } from "@/lib/contract/identity/schema";
import { RequestError, requestJson } from "../call/request";
import { forgetAnswers } from "../call/use-answer";

/**
 * Opens a session.
 * @throws RequestError with the server's reason as `detail`, null where it gave none; its `code` is `two_factor_needed` where
 * the account asks for a code, which is missing or wrong
 */
export function signIn({ email, password, code }: LoginInput): Promise<void> {
  return openSession("credentials", { email, password, code });
}

/** Opens a session for what proves an account by one of next-auth's providers. @throws RequestError */
export async function openSession(way: "credentials" | "passkey", proof: Record<string, string | undefined>) {
  // What next-auth wants to see again with a sign-in.
  const { csrfToken } = (await requestJson("GET", "/auth/csrf", { isAwaited: true })) as { csrfToken: string };
  await requestJson("POST", `/auth/callback/${way}`, { json: { ...proof, csrfToken, json: "true" } });
  await forgetAnswers();
}

/** Whether a sign-in failed because the account asks for a code, which is missing or wrong. */
export function asksForCode(error: unknown): error is RequestError {
  return error instanceof RequestError && error.code === "two_factor_needed";
}
