"use client";

import { type ComponentProps, useState } from "react";
import { askAgain } from "./ask-again";
import { cn } from "./cn";

/**
 * The first letter of `name` if the picture is missing or fails. Decorative. `className` sets size, corners and font
 * size.
 */
export function Avatar({
  name,
  src,
  className,
  ...props
}: ComponentProps<"span"> & { name: string; src?: string | null; className: string }) {
  const [broken, setBroken] = useState<string | null>(null);
  const [letter = "?"] = name.trim();
  return (
    <span
      data-slot="avatar"
      aria-hidden="true"
      className={cn(
        "inline-grid shrink-0 place-items-center overflow-hidden bg-accent font-semibold text-accent-foreground",
        className,
      )}
      {...props}
    >
      {src && src !== broken ? (
        // biome-ignore lint/performance/noImgElement: it is small already
        <img ref={askAgain} src={src} alt="" onError={() => setBroken(src)} className="size-full object-cover" />
      ) : (
        letter.toLocaleUpperCase()
      )}
    </span>
  );
}
