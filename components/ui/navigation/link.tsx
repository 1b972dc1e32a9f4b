"use client";

import { useRouter } from "next/navigation";
import type { ComponentProps, MouseEvent } from "react";
import { askToLeave, isGuarded } from "./leave-guards";

/** Opened elsewhere, or saved, by whoever follows it alone. */
type LinkProps = Omit<ComponentProps<"a">, "target" | "download"> & {
  /** An address of this site. */
  href: string;
  /** False for a link that discards what was typed by its very name, such as Cancel. */
  guarded?: boolean;
};

/** A link inside the dashboard, which asks before it leaves unsaved changes. */
export function Link({ guarded = true, href, onClick, ...props }: LinkProps) {
  const router = useRouter();

  function follow(event: MouseEvent<HTMLAnchorElement>) {
    onClick?.(event);
    if (event.defaultPrevented || isForBrowser(event)) return;
    event.preventDefault();
    if (guarded && isGuarded()) askToLeave(href);
    else router.push(href);
  }

  return <a href={href} onClick={follow} {...props} />;
}

/** Whether what is pressed along with it opens the link elsewhere, or saves what it leads to. */
function isForBrowser({ metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return metaKey || ctrlKey || shiftKey || altKey;
}
