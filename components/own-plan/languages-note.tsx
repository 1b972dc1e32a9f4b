"use client";

import { useT } from "@/components/i18n/translator-context";
import { useLimits } from "@/components/session/session-user";
import { Alert } from "@/components/ui/alert";
import { type CardLanguages, languagesOf } from "@/lib/contract/cards/languages";
import { languagesBeyond } from "@/lib/contract/cards/within-plan";
import { formatList } from "@/lib/format/list";
import { languages } from "@/lib/i18n/languages";

/** Where more languages are on than the plan has: those that the card is in. */
export function LanguagesNote({ card }: { card: CardLanguages }) {
  const t = useT();
  const beyond = languagesBeyond(useLimits(), card);
  if (beyond.length === 0) return null;
  const shown = languagesOf(card).filter((code) => !beyond.includes(code));
  const names = shown.map((code) => languages[code].name);
  return <Alert>{t("own-plan.lacks.languages", { languages: formatList(t, names) })}</Alert>;
}
