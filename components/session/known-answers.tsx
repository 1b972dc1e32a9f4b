"use client";

import { type ReactNode, useContext, useMemo } from "react";
import { KnownAnswersContext } from "@/lib/api/call/use-answer";

/** SWR fallback data, merged with the outer one. */
export function KnownAnswers({ answers, children }: { answers: Record<string, unknown>; children: ReactNode }) {
  const around = useContext(KnownAnswersContext);
  const all = useMemo(() => ({ ...around, ...answers }), [around, answers]);
  return <KnownAnswersContext value={all}>{children}</KnownAnswersContext>;
}
