"use client";

import { useEffect, useState } from "react";
import { Alert } from "@/components/ui/alert";
import { screenLimits } from "@/lib/contract/values";

/** The live region stays mounted, or screen readers miss the text. */
export function BriefMessage({ message }: { message: string | null }) {
  return (
    <div aria-live="polite" className="empty:sr-only">
      {message && <Alert variant="success">{message}</Alert>}
    </div>
  );
}

/** Hides after `duration` milliseconds; showing it again restarts the timer. */
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
