"use client";

import { rich } from "@/components/i18n/rich";
import { useT } from "@/components/i18n/translator-context";
import { sayWhatsapp } from "@/lib/api/profile-form";
import type { CompleteProfile } from "@/lib/contract/cards/schema";
import { Question } from "./question";

type LandlineAnswerProps = Pick<CompleteProfile["client"], "phone"> & { whatsapp: boolean };

/** `whatsapp`: what the card does now. */
export function LandlineAnswer({ phone, whatsapp }: LandlineAnswerProps) {
  const t = useT();
  return (
    <Question
      title={rich(t, "overview.landline.question", { phone, number: (inner) => <bdi>{inner}</bdi> })}
      text={t(whatsapp ? "overview.landline.hasButton" : "overview.landline.hasNone")}
      answers={[
        { label: t("overview.landline.yes"), save: () => sayWhatsapp(true), saved: t("overview.landline.saidYes") },
        { label: t("overview.landline.no"), save: () => sayWhatsapp(false), saved: t("overview.landline.saidNo") },
      ]}
    />
  );
}
