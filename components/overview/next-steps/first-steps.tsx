"use client";

import { useId, useState } from "react";
import type { CardSite } from "@/components/profile/preview/card-site";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { Progress } from "@/components/ui/progress";
import type { FirstStep, listFirstSteps } from "@/lib/card/next-steps";
import type { CompleteProfile } from "@/lib/contract/profile";
import { isFieldStep } from "./field-steps";
import { StepDialog } from "./step-dialog";
import { StepRow } from "./step-row";

type FirstStepsProps = {
  steps: ReturnType<typeof listFirstSteps>;
  complete: CompleteProfile;
  site: CardSite;
  /** Sends the card to its owner; nothing for a card without an address. */
  chatHref?: string;
  onDone: (step: FirstStep) => void;
  onHide: () => void;
};

/** From an empty card to one that can be handed on. A step that is saved or skipped leads to the next one left. */
export function FirstSteps({ steps, complete, site, chatHref, onDone, onHide }: FirstStepsProps) {
  const id = useId();
  const [open, setOpen] = useState<FirstStep | null>(null);
  const done = steps.filter(({ isDone }) => isDone).length;
  const isLeft = steps.some(({ name, isDone }) => name === open && !isDone);

  function goOn() {
    const place = steps.findIndex(({ name }) => name === open);
    const next = steps.slice(place + 1).find(({ name, isDone }) => !isDone && hasDialog(name));
    setOpen(isLeft && next ? next.name : null);
  }

  function finish() {
    // Looks that are left as they are were chosen too.
    if (open === "look") onDone(open);
    goOn();
  }

  return (
    <section aria-labelledby={id}>
      <Card className="p-3 sm:p-5">
        <div className="flex flex-col gap-2 px-2 pt-1">
          <div className="flex items-baseline justify-between gap-3">
            <h2 id={id} className="font-semibold">
              First steps
            </h2>
            <p className="text-sm text-muted-foreground tabular-nums">
              {done} of {steps.length} done
            </p>
          </div>
          <Progress value={(100 * done) / steps.length} aria-labelledby={id} />
        </div>
        <ul className="mt-2 flex flex-col">
          {steps.map(({ name, isDone }) => (
            <li key={name}>
              <StepRow
                step={name}
                isDone={isDone}
                outsideHref={name === "send" ? chatHref : undefined}
                onOpen={() => (name === "send" ? onDone(name) : setOpen(name))}
              />
            </li>
          ))}
        </ul>
        <Button variant="ghost" size="sm" className="mt-1 self-start px-2 text-muted-foreground" onClick={onHide}>
          Hide this guide
        </Button>
      </Card>
      <StepDialog
        step={open}
        complete={complete}
        site={site}
        onClose={() => setOpen(null)}
        onSent={finish}
        {...(isLeft && { onSkip: goOn })}
      />
    </section>
  );
}

function hasDialog(step: FirstStep): boolean {
  return step === "product" || isFieldStep(step);
}
