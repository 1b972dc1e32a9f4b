"use client";

import { useEffect, useState } from "react";
import { screenLimits } from "@/lib/contract/values";

/** A message that hides by itself after `duration` milliseconds; showing it again starts its time anew. */
export function useBriefMessage(duration: number = screenLimits.successMessage) {
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
