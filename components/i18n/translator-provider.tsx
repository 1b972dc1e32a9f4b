"use client";

import { createContext, type ReactNode, useContext, useMemo } from "react";
import { findLoaded } from "@/lib/browser/messages";
import type { Language } from "@/lib/i18n/languages";
import { addMessages, createTranslator, type LoadedMessages } from "@/lib/i18n/translator";
import { TranslatorContext } from "./translator-context";

const LoadedContext = createContext<LoadedMessages>({});

/** Adds messages to those of the provider around it. */
export function TranslatorProvider(props: { language: Language; messages: LoadedMessages; children: ReactNode }) {
  const { language, messages, children } = props;
  const around = useContext(LoadedContext);
  const loaded = useMemo(() => addMessages(around, messages), [around, messages]);
  const t = useMemo(
    () => createTranslator(language, (subject) => findLoaded(subject) ?? loaded[subject]),
    [language, loaded],
  );
  return (
    <LoadedContext value={loaded}>
      <TranslatorContext value={t}>{children}</TranslatorContext>
    </LoadedContext>
  );
}
