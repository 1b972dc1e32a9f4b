"use client";

import { Languages } from "lucide-react";
import { useT } from "@/components/i18n/translator-context";
import { withMessages } from "@/lib/browser/messages";
import { languageCodes, languages } from "@/lib/i18n/languages";
import { Button } from "../button";
import { lazyOverlay } from "../lazy";

const LanguageMenu = lazyOverlay(
  "menu",
  withMessages([], () => import("./language-menu").then((file) => file.LanguageMenu)),
);

/** Shows the language of the screen and leads to the others; nothing where there is only one. */
export function LanguageSwitch() {
  const t = useT();
  if (languageCodes.length < 2) return null;
  return (
    <LanguageMenu
      trigger={
        <Button variant="ghost" size="bare" className="h-11 px-2">
          <Languages aria-hidden="true" />
          <span className="sr-only">{t("common.language.title")}: </span>
          <span lang={t.language}>{languages[t.language].name}</span>
        </Button>
      }
    />
  );
}
