"use client";

import { useRouter } from "next/navigation";
import type { ComponentProps, MouseEvent } from "react";
import { askToLeave, isGuarded } from "./leave-guards";

type LinkProps = Omit<ComponentProps<"a">, "target" | "download"> & {
  /** A path of this site. */
  href: string;
  /** False for links such as Cancel. */
  guarded?: boolean;
};

/** Asks before leaving unsaved changes. */
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

/** Modifier keys open a tab or download. */
function isForBrowser({ metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return metaKey || ctrlKey || shiftKey || altKey;
}
