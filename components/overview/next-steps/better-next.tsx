"use client";

import { useId, useState } from "react";
import type { CardSite } from "@/components/profile/preview/card-site";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import type { NextStep } from "@/lib/card/next-steps";
import type { CompleteProfile } from "@/lib/contract/cards/schema";
import { StepRow } from "../steps/step-row";
import { StepDialog } from "./step-dialog";
import { stepTexts } from "./step-texts";

type BetterNextProps = {
  steps: readonly NextStep[];
  complete: CompleteProfile;
  site: CardSite;
  chatHref?: string;
  onSent: () => void;
  /** Brings the hidden guide back; absent where it has nothing left. */
  onShowGuide?: () => void;
};

/** What would make the card better, each a press away from where it is done. */
export function BetterNext({ steps, complete, site, chatHref, onSent, onShowGuide }: BetterNextProps) {
  const id = useId();
  const [open, setOpen] = useState<NextStep | null>(null);
  return (
    <section aria-labelledby={id} className="min-w-0">
      <Card className="p-2 sm:p-3">
        <h2 id={id} className="px-2 pt-2 font-semibold">
          {steps.length > 0 ? "Make your card better" : "Your card is complete"}
        </h2>
        {steps.length === 0 && (
          <p className="px-2 py-1.5 text-sm text-muted-foreground">Now share it with your customers.</p>
        )}
        <ul className="mt-1 flex flex-col">
          {steps.map((step) => (
            <li key={step}>
              <StepRow
                {...stepTexts[step]}
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
            Show the first steps
          </Button>
        )}
      </Card>
      <StepDialog step={open} complete={complete} site={site} onClose={() => setOpen(null)} />
    </section>
  );
}
