"use client";

import { Moon, Sun } from "lucide-react";
import { useT } from "@/components/i18n/translator-context";
import { withMessages } from "@/lib/browser/messages";
import { Button } from "../button";
import { lazyOverlay } from "../lazy";

const ThemeMenu = lazyOverlay(
  "menu",
  withMessages([], () => import("./theme-menu").then((file) => file.ThemeMenu)),
);

/** CSS picks the icon by the document's class, so it is right before hydration. */
export function ThemeSwitch() {
  const t = useT();
  return (
    <ThemeMenu
      trigger={
        <Button variant="ghost" size="icon" aria-label={t("common.theme.title")}>
          <Sun aria-hidden="true" className="dark:hidden" />
          <Moon aria-hidden="true" className="hidden dark:block" />
        </Button>
      }
    />
  );
}
