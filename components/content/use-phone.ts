"use client";

import { useEffect, useState } from "react";
import type { Phone } from "@/lib/card/phone";

/** Undefined while loading, null for no number. The numbering table is large, so it loads on demand. */
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

/** `tel:` link before the numbering table has loaded. */
export function plainCall(text: string): string {
  return `tel:${text.replace(/[^\d+]/g, "")}`;
}
