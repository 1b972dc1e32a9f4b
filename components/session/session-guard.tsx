"use client";

import { type ReactNode, useEffect, useState } from "react";
import { noteUser, signOut, useCurrentUser } from "@/lib/api/account";
import { RequestError } from "@/lib/api/call/request";
import type { CurrentUser } from "@/lib/contract/identity/schema";
import { LoadingFailed, LoadingScreen } from "./loading-screen";
import { SessionUserContext } from "./session-user";

/**
 * Requires a session. A refused profile ends it, a server error only after a retry, an unreachable server never.
 * `known`: the user the page was rendered for, until the profile is loaded or refused.
 */
export function SessionGuard({ known, children }: { known?: CurrentUser; children: ReactNode }) {
  const { data, error, mutate } = useCurrentUser();
  const user = data ?? (error && !isUnreachable(error) ? undefined : known);
  // In render, before a child reads it.
  useState(() => known && noteUser(known));
  const [hasRetried, setHasRetried] = useState(false);
  const refused = Boolean(!user && error && !isUnreachable(error) && (hasRetried || !isServerFault(error)));

  useEffect(() => {
    if (!refused) return;
    if (!hasEnded(error)) console.error("The profile of the session could not be loaded", error);
    signOut().catch(() => {});
  }, [refused, error]);

  if (user) return <SessionUserContext value={user}>{children}</SessionUserContext>;
  if (!error || refused) return <LoadingScreen />;
  return <LoadingFailed error={error} onRetry={() => mutate().finally(() => setHasRetried(true))} />;
}

function hasEnded(error: unknown): boolean {
  return error instanceof RequestError && error.status === 401;
}

function isUnreachable(error: unknown): boolean {
  if (!(error instanceof RequestError)) return false;
  return ["network", "timeout"].includes(error.code ?? "") || [429, 502, 503, 504].includes(error.status);
}

function isServerFault(error: unknown): boolean {
  return error instanceof RequestError && error.status >= 500 && !isUnreachable(error);
}
