"use client";

import { useT } from "@/components/i18n/translator-context";
import { sayLanguage } from "@/lib/api/profile-form";
import { defaultLanguage, type Language, languages } from "@/lib/i18n/languages";
import { Question } from "./question";

/** `guess`: what the card seems to be written in. */
export function LanguageAnswer({ guess }: { guess: Language }) {
  const t = useT();
  const answerOf = (language: Language) => {
    const { name } = languages[language];
    const saved = t("overview.language.said", { language: name });
    return { label: name, lang: language, save: () => sayLanguage(language), saved };
  };
  return (
    <Question
      title={t("overview.language.question")}
      text={t("overview.language.text")}
      answers={[answerOf(guess), answerOf(defaultLanguage)]}
    />
  );
}
