"use client";

import { useId, useState } from "react";
import { useT } from "@/components/i18n/translator-context";
import type { CardSite } from "@/components/profile/preview/card-site";
import { useContentCounts } from "@/components/profile/preview/use-card-content";
import { useSite } from "@/components/session/site";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { Skeleton } from "@/components/ui/skeleton";
import { useCompleteProfile } from "@/lib/api/profile";
import { cardUrl } from "@/lib/card/card-url";
import { chatLink } from "@/lib/card/chat-link";
import { type CardFacts, firstStepNames, listFirstSteps, type NextStep, suggestNext } from "@/lib/card/next-steps";
import type { CompleteProfile } from "@/lib/contract/cards/schema";
import * as paths from "@/lib/paths";
import { StepDialog } from "./step-dialog";
import { tellStep } from "./step-texts";
import { StepRow, StepsGuide, useStepNotes } from "./steps-guide";

/** More would read as a list of faults. */
const suggestions = 2;

export function NextSteps({ site }: { site: CardSite }) {
  const t = useT();
  const { url } = useSite();
  const { data: complete, error } = useCompleteProfile();
  const { counts, error: contentError } = useContentCounts();
  const notes = useStepNotes(firstStepNames);
  if (!complete || !counts) return !error && !contentError && <Skeleton rounded="xl" className="h-80" />;

  const facts: CardFacts = { complete, counts, done: notes.done };
  const steps = listFirstSteps(facts);
  const isLeft = steps.some(({ isDone }) => !isDone);
  const shared = { complete, site };
  const chatHref = chatWithOneself(complete, url);

  if (isLeft && !notes.isHidden)
    return (
      <StepsGuide
        steps={steps.map((step) => ({
          ...step,
          ...tellStep(t, step.name),
          ...(step.name === "send" && { outsideHref: chatHref }),
        }))}
        onDone={notes.markDone}
        onHide={() => notes.setHidden(true)}
      >
        {(open) => <StepDialog {...shared} {...open} />}
      </StepsGuide>
    );
  return (
    <BetterNext
      {...shared}
      chatHref={chatHref}
      steps={suggestNext(facts, suggestions)}
      onSent={() => notes.markDone("send")}
      {...(isLeft && { onShowGuide: () => notes.setHidden(false) })}
    />
  );
}

/** A chat with the owner's own number; without one WhatsApp asks for the recipient. */
function chatWithOneself({ client }: CompleteProfile, siteUrl: string): string | undefined {
  const { slug, phone, company_name: name, landline } = client;
  if (!slug) return undefined;
  return phone && landline?.whatsapp !== false
    ? paths.sendCardTo({ slug }, phone)
    : chatLink("", `${name}\n${cardUrl(siteUrl, slug, "share")}`);
}

type BetterNextProps = {
  steps: readonly NextStep[];
  complete: CompleteProfile;
  site: CardSite;
  chatHref?: string;
  onSent: () => void;
  /** Shows the hidden guide; absent when it is finished. */
  onShowGuide?: () => void;
};

function BetterNext({ steps, complete, site, chatHref, onSent, onShowGuide }: BetterNextProps) {
  const t = useT();
  const id = useId();
  const [open, setOpen] = useState<NextStep | null>(null);
  return (
    <section aria-labelledby={id} className="min-w-0">
      <Card className="p-2 sm:p-3">
        <h2 id={id} className="px-2 pt-2 font-semibold">
          {t(steps.length > 0 ? "overview.better.title" : "overview.better.complete")}
        </h2>
        {steps.length === 0 && (
          <p className="px-2 py-1.5 text-sm text-muted-foreground">{t("overview.better.share")}</p>
        )}
        <ul className="mt-1 flex flex-col">
          {steps.map((step) => (
            <li key={step}>
              <StepRow
                {...tellStep(t, step)}
                outsideHref={step === "send" ? chatHref : undefined}
                onOpen={() => (step === "send" ? onSent() : setOpen(step))}
              />
            </li>
          ))}
        </ul>
        {onShowGuide && (
          <Button
            variant="ghost"
            size="bare"
            className="mt-1 h-9 self-start px-2 text-muted-foreground pointer-coarse:h-11"
            onClick={onShowGuide}
          >
            {t("overview.better.showGuide")}
          </Button>
        )}
      </Card>
      <StepDialog step={open} complete={complete} site={site} onClose={() => setOpen(null)} />
    </section>
  );
}
