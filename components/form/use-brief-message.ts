"use client";

import { useEffect, useState } from "react";
import { limits } from "@/lib/contract/limits";

/** A message that hides by itself after `duration` milliseconds; showing it again starts its time anew. */
export function useBriefMessage(duration: number = limits.successMessage) {
  const [message, setMessage] = useState<{ text: string } | null>(null);
  useEffect(() => {
    if (!message) return;
    const timer = setTimeout(() => setMessage(null), duration);
    return () => clearTimeout(timer);
  }, [message, duration]);
  return {
    message: message?.text ?? null,
    showMessage: (text: string) => setMessage({ text }),
    hideMessage: () => setMessage(null),
  };
}
