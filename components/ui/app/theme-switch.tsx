"use client";

import { Moon, Sun } from "lucide-react";
import { Button } from "../button";
import { lazyOverlay } from "../lazy";

const ThemeMenu = lazyOverlay("menu", () => import("./theme-menu").then((file) => file.ThemeMenu));

/** The button's icon follows the document's class, so it is right before the script has loaded. */
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
