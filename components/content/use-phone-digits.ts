"use client";

import { useEffect, useState } from "react";

/**
 * A typed number as a chat link has it; undefined until that is known, and for none. The table of the world's numbers is
 * large, and screens can be read without it.
 */
export function usePhoneDigits(phone: string): string | undefined {
  const [digits, setDigits] = useState<string>();
  useEffect(() => {
    import("@/lib/card/phone").then(({ parsePhone }) => setDigits(parsePhone(phone)?.digits)).catch(() => {});
  }, [phone]);
  return digits;
}
