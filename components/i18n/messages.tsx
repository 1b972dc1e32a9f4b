import type { ReactNode } from "react";
import { messagesOf } from "@/lib/i18n/catalog";
import type { Subject } from "@/lib/i18n/messages";
import { readLanguage } from "@/lib/web/site/language";
import { TranslatorProvider } from "./translator-provider";

/** Gives the parts inside the messages of these subjects, in the reader's language. */
export async function Messages({ of, children }: { of: readonly Subject[]; children: ReactNode }) {
  const language = await readLanguage();
  const messages = Object.fromEntries(of.map((subject) => [subject, messagesOf(language, subject)]));
  return (
    <TranslatorProvider language={language} messages={messages}>
      {children}
    </TranslatorProvider>
  );
}
