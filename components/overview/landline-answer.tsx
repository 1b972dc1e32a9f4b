"use client";

import { useId, useState } from "react";
import { rich } from "@/components/i18n/rich";
import { useT } from "@/components/i18n/translator-context";
import { Button } from "@/components/ui/button";
import { toast } from "@/components/ui/toast";
import { messageOf } from "@/lib/api/call/request";
import { sayWhatsapp } from "@/lib/api/profile-form";
import type { CompleteProfile } from "@/lib/contract/cards/schema";

type LandlineAnswerProps = Pick<CompleteProfile["client"], "phone"> & { whatsapp: boolean };

/** `whatsapp`: what the card does now. */
export function LandlineAnswer({ phone, whatsapp }: LandlineAnswerProps) {
  const t = useT();
  const id = useId();
  const [busy, setBusy] = useState<"yes" | "no" | null>(null);

  async function answer(word: "yes" | "no") {
    setBusy(word);
    try {
      await sayWhatsapp(word === "yes");
      toast.success(t(word === "yes" ? "overview.landline.saidYes" : "overview.landline.saidNo"));
    } catch (error) {
      toast.error(t.say(messageOf(error, t("overview.landline.failed"))));
    } finally {
      setBusy(null);
    }
  }

  return (
    <section
      aria-labelledby={id}
      className="flex flex-wrap items-center gap-x-6 gap-y-3 rounded-xl border border-border bg-card px-5 py-4 shadow-xs sm:px-8"
    >
      <div className="min-w-0 grow basis-56">
        <h2 id={id} className="font-medium">
          {rich(t, "overview.landline.question", { phone, number: (inner) => <bdi>{inner}</bdi> })}
        </h2>
        <p className="text-sm text-muted-foreground">
          {t(whatsapp ? "overview.landline.hasButton" : "overview.landline.hasNone")}
        </p>
      </div>
      <div className="grid grow grid-cols-2 gap-2 sm:flex sm:grow-0">
        <Button variant="outline" busy={busy === "yes"} disabled={busy === "no"} onClick={() => answer("yes")}>
          {t("overview.landline.yes")}
        </Button>
        <Button variant="outline" busy={busy === "no"} disabled={busy === "yes"} onClick={() => answer("no")}>
          {t("overview.landline.no")}
        </Button>
      </div>
    </section>
  );
}
