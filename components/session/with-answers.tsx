import { headers } from "next/headers";
import type { ReactNode } from "react";
import { type Reading, readAnswers } from "@/lib/web/session/read-answers";
import { KnownAnswers } from "./known-answers";

/** Makes a screen from what it asks for first, where that is known at once, so that it is there before its scripts. */
export async function WithAnswers({ to, children }: { to: readonly Reading[]; children: ReactNode }) {
  return <KnownAnswers answers={await readAnswers(await headers(), to)}>{children}</KnownAnswers>;
}
