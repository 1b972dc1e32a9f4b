"use client";

import { lazy, Suspense } from "react";
import { useCompleteProfile } from "@/lib/api/profile";

/** Lazy: few owners are asked. */
const LandlineAnswer = lazy(() =>
  import("./landline-answer").then(({ LandlineAnswer }) => ({ default: LandlineAnswer })),
);

/** Asks once whether a landline has WhatsApp. */
export function LandlineQuestion() {
  const { data: complete } = useCompleteProfile();
  const { phone, landline } = complete?.client ?? {};
  if (!phone || !landline || landline.is_said) return null;
  return (
    <Suspense fallback={null}>
      <LandlineAnswer phone={phone} whatsapp={landline.whatsapp} />
    </Suspense>
  );
}
