"use client";

import { useEffect, useState } from "react";
import type { Phone } from "@/lib/card/phone";

/**
 * A typed number as links have it; undefined until that is known, null for none. The table of the world's numbers is
 * large, and screens can be read without it.
 */
export function usePhone(text: string): Readonly<Phone> | null | undefined {
  const [read, setRead] = useState<{ text: string; phone: Readonly<Phone> | null }>();
  const isEmpty = text.trim() === "";
  useEffect(() => {
    if (isEmpty) return;
    import("@/lib/card/phone").then(({ parsePhone }) => setRead({ text, phone: parsePhone(text) })).catch(() => {});
  }, [text, isEmpty]);
  if (isEmpty) return null;
  return read?.text === text ? read.phone : undefined;
}

/** How a typed number is dialled as long as nothing better is known of it. */
export function plainCall(text: string): string {
  return `tel:${text.replace(/[^\d+]/g, "")}`;
}
