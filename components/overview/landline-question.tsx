"use client";

import { lazy, Suspense } from "react";
import { useHydrated } from "@/components/ui/use-hydrated";
import { useCompleteProfile } from "@/lib/api/profile";
import { withMessages } from "@/lib/browser/messages";

/** Lazy: few owners are asked. */
const LandlineAnswer = lazy(
  withMessages(["overview", "cards-rules"], () =>
    import("./landline-answer").then(({ LandlineAnswer }) => ({ default: LandlineAnswer })),
  ),
);

/** Asks once whether a landline has WhatsApp. */
export function LandlineQuestion() {
  const { data: complete } = useCompleteProfile();
  const { phone, landline } = complete?.client ?? {};
  // Its messages are loaded by the browser.
  if (!useHydrated() || !phone || !landline || landline.is_said) return null;
  return (
    <Suspense fallback={null}>
      <LandlineAnswer phone={phone} whatsapp={landline.whatsapp} />
    </Suspense>
  );
}
