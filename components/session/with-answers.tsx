import { headers } from "next/headers";
import type { ReactNode } from "react";
import { type Reading, readAnswers } from "@/lib/web/session/read-answers";
import { KnownAnswers } from "./known-answers";

/** Renders a screen with its first data on the server, if that answers at once. */
export async function WithAnswers({ to, children }: { to: readonly Reading[]; children: ReactNode }) {
  return <KnownAnswers {...(await readAnswers(await headers(), to))}>{children}</KnownAnswers>;
}
