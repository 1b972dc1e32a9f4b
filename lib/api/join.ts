"use client";

import useSWRImmutable from "swr/immutable";
import type { z } from "zod";
import { createPasskey } from "@/lib/browser/passkeys";
import { signUpOperations } from "@/lib/contract/clients/operations";
import { authOperations } from "@/lib/contract/identity/operations";
import { joiningOperations } from "@/lib/contract/joining/operations";
import type { acceptJoinSchema, joinSchema } from "@/lib/contract/joining/schema";
import { pathOf } from "@/lib/contract/operation";
import * as paths from "@/lib/paths";
import { call, perform } from "./call/call";
import { createOnce } from "./call/create-once";
import { RequestError } from "./call/request";
import { openCompany } from "./companies";
import { signIn } from "./sign-in/open-session";
import { signInWithPasskey } from "./sign-in/passkeys";
import { isEndedLink } from "./sign-in/reset-links";

const { checkJoin } = joiningOperations;

/** Where a link of the page leads. */
export function useJoinOffer(token: string) {
  return useSWRImmutable([pathOf(checkJoin), token], () => call(checkJoin, { body: { token } }), {
    shouldRetryOnError: false,
  });
}

/** What a browser has made for a new account; null if cancelled. @throws RequestError, PasskeyError */
export async function makePasskey(): Promise<string | null> {
  const credential = await createPasskey(await call(signUpOperations.startAccountPasskey));
  return credential && JSON.stringify(credential);
}

/** As a form has it, with a passkey as JSON. */
type Typed = z.input<typeof joinSchema>;

/**
 * Opens an account, signs in to it, and goes to the dashboard. Who has an account already is in by its own password, or not.
 *
 * @returns whether it has signed in
 */
export async function joinAsNew(input: Typed): Promise<boolean> {
  await createOnce(joiningOperations.join, { body: input });
  if (!(await enter(input))) return false;
  // It came in with the account, unless that was there before.
  await acceptJoin(input).catch((error) => {
    if (!isEndedLink(error) && !(error instanceof RequestError && error.status === 409)) throw error;
    openCompany(paths.dashboard);
  });
  return true;
}

async function enter({ email, phone = "", password }: Typed): Promise<boolean> {
  if (password === undefined) return signInWithPasskey();
  try {
    await signIn({ email: email || phone, password });
    return true;
  } catch (error) {
    if (error instanceof RequestError && error.status === 401) return false;
    throw error;
  }
}

/** Joins with the account that is signed in, and goes to the dashboard. */
export async function acceptJoin({ token, name, phone }: z.input<typeof acceptJoinSchema>): Promise<void> {
  await perform(joiningOperations.acceptJoin, { body: { token, name, phone } });
  openCompany(paths.dashboard);
}

/** Lets another account join by the page that is shown. */
export async function signOutHere(): Promise<void> {
  await perform(authOperations.signOut);
  window.location.reload();
}
