"use client";

import { lazy, Suspense } from "react";
import { useHydrated } from "@/components/ui/use-hydrated";
import { useCompleteProfile } from "@/lib/api/profile";
import { withMessages } from "@/lib/browser/messages";
import { guessLanguage } from "@/lib/card/guess-language";
import { defaultLanguage } from "@/lib/i18n/languages";

/** Lazy: few owners are asked. */
const LandlineAnswer = lazy(
  withMessages(["overview", "cards-rules"], () =>
    import("./landline-answer").then(({ LandlineAnswer }) => ({ default: LandlineAnswer })),
  ),
);
const LanguageAnswer = lazy(
  withMessages(["overview", "cards-rules"], () =>
    import("./language-answer").then(({ LanguageAnswer }) => ({ default: LanguageAnswer })),
  ),
);

/** Asks once whether a landline has WhatsApp, and what language the card is written in where that seems not English. */
export function Questions() {
  const { data: complete } = useCompleteProfile();
  // Their messages are loaded by the browser.
  if (!useHydrated() || !complete) return null;
  const { client, profile } = complete;
  const { phone, landline } = client;
  const guess = guessLanguage([client.company_name, profile.tagline, profile.about_us]);
  return (
    <Suspense fallback={null}>
      {phone && landline && !landline.is_said && <LandlineAnswer phone={phone} whatsapp={landline.whatsapp} />}
      {profile.language === null && guess !== defaultLanguage && <LanguageAnswer guess={guess} />}
    </Suspense>
  );
}
