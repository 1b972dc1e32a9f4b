"use client";

import { Moon, Sun } from "lucide-react";
import { Button } from "../button";
import { lazyOverlay } from "../lazy";

const ThemeMenu = lazyOverlay("menu", () => import("./theme-menu").then((file) => file.ThemeMenu));

/** CSS picks the icon by the document's class, so it is right before hydration. */
export function ThemeSwitch() {
  return (
    <ThemeMenu
      trigger={
        <Button variant="ghost" size="icon" aria-label="Theme">
          <Sun aria-hidden="true" className="dark:hidden" />
          <Moon aria-hidden="true" className="hidden dark:block" />
        </Button>
      }
    />
  );
}
