"use client";

import { CircleCheck } from "lucide-react";
import { type ReactNode, useId, useState } from "react";
import type { StepControl } from "@/components/form/dialog-form";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { Progress } from "@/components/ui/progress";
import { StepRow, type StepText } from "./step-row";

/** What a step is done in; null shows nothing. A step that is done already cannot be skipped. */
export type OpenStep<N extends string> = Pick<StepControl, "onSent"> &
  Partial<StepControl> & { step: N | null; onClose: () => void };

type StepsGuideProps<N extends string> = {
  steps: readonly (StepText & { name: N; isDone: boolean })[];
  /** Something was sent for the step, or it was followed out of the site. */
  onDone: (step: N) => void;
  onHide: () => void;
  /** Of the steps that lead nowhere else. */
  children: (open: OpenStep<N>) => ReactNode;
};

/**
 * From nothing to something that can be handed on. A step that is saved or skipped leads to the next one left; what is
 * done is folded away.
 */
export function StepsGuide<N extends string>({ steps, onDone, onHide, children }: StepsGuideProps<N>) {
  const id = useId();
  const [open, setOpen] = useState<N | null>(null);
  const [showsDone, setShowsDone] = useState(false);
  const done = steps.filter(({ isDone }) => isDone).length;
  const shown = showsDone ? steps : steps.filter(({ isDone }) => !isDone);
  const next = steps.find(({ isDone }) => !isDone)?.name;
  const isLeft = steps.some(({ name, isDone }) => name === open && !isDone);

  function goOn() {
    const place = steps.findIndex(({ name }) => name === open);
    const next = steps.slice(place + 1).find((step) => !step.isDone && !step.href && !step.outsideHref);
    setOpen(isLeft && next ? next.name : null);
  }

  function finish() {
    if (open) onDone(open);
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
          {shown.map(({ name, ...step }) => (
            <li key={name}>
              <StepRow
                {...step}
                isNext={name === next}
                onOpen={() => (step.outsideHref ? onDone(name) : setOpen(name))}
              />
            </li>
          ))}
        </ul>
        <div className="mt-1 flex flex-wrap justify-between gap-x-3 text-muted-foreground">
          {done > 0 && (
            <Button
              variant="ghost"
              size="bare"
              className="h-9 px-2 pointer-coarse:h-11"
              aria-expanded={showsDone}
              onClick={() => setShowsDone(!showsDone)}
            >
              <CircleCheck aria-hidden="true" className="text-success" />
              {showsDone ? "Hide what is done" : `Show ${done} done`}
            </Button>
          )}
          <Button variant="ghost" size="bare" className="h-9 px-2 pointer-coarse:h-11" onClick={onHide}>
            Hide this guide
          </Button>
        </div>
      </Card>
      {children({ step: open, onClose: () => setOpen(null), onSent: finish, ...(isLeft && { onSkip: goOn }) })}
    </section>
  );
}
