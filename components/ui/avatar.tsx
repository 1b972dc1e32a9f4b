"use client";

import { Avatar as AvatarPrimitive } from "radix-ui";
import type { ComponentProps } from "react";
import { cn } from "./cn";

/**
 * A picture, or the first letter of `name` while there is none. Decoration: the name stands beside it. Size, corners and
 * the letter's size come from outside.
 */
export function Avatar({
  name,
  src,
  className,
  ...props
}: ComponentProps<typeof AvatarPrimitive.Root> & { name: string; src?: string | null; className: string }) {
  const [letter = "?"] = name.trim();
  return (
    <AvatarPrimitive.Root
      data-slot="avatar"
      aria-hidden="true"
      className={cn(
        "inline-grid shrink-0 place-items-center overflow-hidden bg-accent font-semibold text-accent-foreground",
        className,
      )}
      {...props}
    >
      {src && <AvatarPrimitive.Image src={src} alt="" className="size-full object-cover" />}
      <AvatarPrimitive.Fallback>{letter.toLocaleUpperCase()}</AvatarPrimitive.Fallback>
    </AvatarPrimitive.Root>
  );
}
