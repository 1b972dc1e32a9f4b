"use client";

import { useT } from "@/components/i18n/translator-context";
import { chooseLanguage } from "@/lib/browser/language";
import { isLanguage, type Language, languageCodes, languages } from "@/lib/i18n/languages";
import { DropdownMenu, DropdownMenuRadioGroup, DropdownMenuRadioItem } from "../dropdown-menu";
import type { OverlayProps } from "../lazy";
import { askToLeave, isGuarded } from "../navigation/leave-guards";

export function LanguageMenu({ trigger, openedBy }: OverlayProps) {
  return (
    <DropdownMenu trigger={trigger} openedBy={openedBy} align="end">
      <LanguageItems />
    </DropdownMenu>
  );
}

type LanguageItemsProps = {
  /** Keeps the choice with the account too; it must not throw. */
  onChoose?: (language: Language) => Promise<void>;
};

/** The languages by their own names, inside of a menu; nothing where there is only one. */
export function LanguageItems({ onChoose }: LanguageItemsProps) {
  const t = useT();
  if (languageCodes.length < 2) return null;
  return (
    <DropdownMenuRadioGroup
      value={t.language}
      onValueChange={(code) => choose(code, onChoose)}
      aria-label={t("common.language.title")}
    >
      {languageCodes.map((code) => (
        <DropdownMenuRadioItem key={code} value={code} lang={code} dir={languages[code].dir}>
          {languages[code].name}
        </DropdownMenuRadioItem>
      ))}
    </DropdownMenuRadioGroup>
  );
}

function choose(code: string, onChoose: LanguageItemsProps["onChoose"]) {
  if (!isLanguage(code)) return;
  const go = async () => {
    if (onChoose) await onChoose(code);
    chooseLanguage(code);
  };
  if (isGuarded()) askToLeave(go);
  else void go();
}
