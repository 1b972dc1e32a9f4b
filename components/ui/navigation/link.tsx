"use client";

// biome-ignore lint/style/noRestrictedImports: this is where it is wrapped
import NextLink from "next/link";
import type { ComponentProps } from "react";
import { askToLeave, isGuarded } from "./leave-guards";

type LinkProps = Omit<ComponentProps<typeof NextLink>, "href" | "onNavigate"> & {
  href: string;
  /** False for a link that discards what was typed by its very name, such as Cancel. */
  guarded?: boolean;
};

/** A link inside the dashboard, which asks before it leaves unsaved changes. */
export function Link({ guarded = true, href, ...props }: LinkProps) {
  return (
    <NextLink
      href={href}
      onNavigate={(event) => {
        if (!guarded || !isGuarded()) return;
        event.preventDefault();
        askToLeave(href);
      }}
      {...props}
    />
  );
}
