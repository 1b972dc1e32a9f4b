"use client";

import { useEffect, useState } from "react";
import { limits } from "@/lib/contract/limits";

/** A success message that hides by itself; showing it again starts its time anew. */
export function useBriefMessage() {
  const [message, setMessage] = useState<{ text: string } | null>(null);
  useEffect(() => {
    if (!message) return;
    const timer = setTimeout(() => setMessage(null), limits.successMessage);
    return () => clearTimeout(timer);
  }, [message]);
  return { message: message?.text ?? null, showMessage: (text: string) => setMessage({ text }) };
}
