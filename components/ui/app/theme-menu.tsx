"use client";

import { Monitor, Moon, Sun } from "lucide-react";
import { useTheme } from "next-themes";
import { useT } from "@/components/i18n/translator-context";
import { readTheme, themes } from "@/lib/browser/themes";
import { DropdownMenu, DropdownMenuRadioGroup, DropdownMenuRadioItem } from "../dropdown-menu";
import type { OverlayProps } from "../lazy";

const icons = { system: Monitor, light: Sun, dark: Moon };

export function ThemeMenu({ trigger, openedBy }: OverlayProps) {
  const t = useT();
  const { theme, setTheme } = useTheme();
  return (
    <DropdownMenu trigger={trigger} openedBy={openedBy} align="end">
      <DropdownMenuRadioGroup value={readTheme(theme)} onValueChange={setTheme}>
        {themes.map(({ value, name }) => {
          const Icon = icons[value];
          return (
            <DropdownMenuRadioItem key={value} value={value}>
              <Icon aria-hidden="true" />
              {t(name)}
            </DropdownMenuRadioItem>
          );
        })}
      </DropdownMenuRadioGroup>
    </DropdownMenu>
  );
}
