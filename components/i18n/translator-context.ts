"use client";

import { createContext, useContext } from "react";
import type { T } from "@/lib/i18n/translator";

export const TranslatorContext = createContext<T | null>(null);

/** Writes texts in the reader's language. @throws where the page gives no messages; see `Messages` */
export function useT(): T {
  const t = useContext(TranslatorContext);
  if (!t) throw new Error("There are no messages around this part");
  return t;
}
