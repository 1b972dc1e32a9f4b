"use client";

import { createContext, type ReactNode, useContext, useMemo } from "react";
import type { Language } from "@/lib/i18n/languages";
import type { Subject } from "@/lib/i18n/messages";
import { type CompiledMessages, createTranslator } from "@/lib/i18n/translator";
import { TranslatorContext } from "./translator-context";

type Loaded = Partial<Record<Subject, CompiledMessages>>;

const LoadedContext = createContext<Loaded>({});

/** Adds messages to those of the provider around it. */
export function TranslatorProvider(props: { language: Language; messages: Loaded; children: ReactNode }) {
  const { language, messages, children } = props;
  const around = useContext(LoadedContext);
  const loaded = useMemo(() => ({ ...around, ...messages }), [around, messages]);
  const t = useMemo(() => createTranslator(language, (subject) => loaded[subject]), [language, loaded]);
  return (
    <LoadedContext value={loaded}>
      <TranslatorContext value={t}>{children}</TranslatorContext>
    </LoadedContext>
  );
}
