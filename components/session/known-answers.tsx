"use client";

import { type ReactNode, useContext, useEffect, useMemo } from "react";
import { KnownAnswersContext } from "@/lib/api/call/use-answer";
import { shownCompany } from "@/lib/browser/company";
import type { Answers } from "@/lib/web/session/read-answers";

/** SWR fallback data, merged with the outer one. Of another company than the page shows, it has the page load anew. */
export function KnownAnswers({ answers, clientId, children }: Answers & { children: ReactNode }) {
  const around = useContext(KnownAnswersContext);
  const shown = shownCompany();
  const isOther = clientId !== undefined && shown !== null && clientId !== shown;
  useEffect(() => {
    if (isOther) window.location.reload();
  }, [isOther]);
  const all = useMemo(() => ({ ...around, ...answers }), [around, answers]);
  if (isOther) return null;
  return <KnownAnswersContext value={all}>{children}</KnownAnswersContext>;
}
