import type { ReactNode } from "react";
import { pickMessages } from "@/lib/i18n/catalog";
import type { Piece } from "@/lib/i18n/messages";
import { readLanguage } from "@/lib/web/site/language";
import { TranslatorProvider } from "./translator-provider";

/** Gives the parts inside these messages, in the reader's language; what opens later brings its own (`withMessages`). */
export async function Messages({ of, children }: { of: readonly Piece[]; children: ReactNode }) {
  const language = await readLanguage();
  return (
    <TranslatorProvider language={language} messages={pickMessages(language, of)}>
      {children}
    </TranslatorProvider>
  );
}
