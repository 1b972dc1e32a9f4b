"use client";

import { DropdownMenu, DropdownMenuItem } from "@/components/ui/dropdown-menu";
import type { OverlayProps } from "@/components/ui/lazy";
import { type Language, languages } from "@/lib/i18n/languages";

type LanguageMenuItemsProps = OverlayProps & { left: readonly Language[]; onPick: (language: Language) => void };

export function LanguageMenuItems({ left, onPick, ...overlay }: LanguageMenuItemsProps) {
  return (
    <DropdownMenu align="start" {...overlay}>
      {left.map((language) => (
        <DropdownMenuItem key={language} lang={language} onSelect={() => onPick(language)}>
          {languages[language].name}
        </DropdownMenuItem>
      ))}
    </DropdownMenu>
  );
}
