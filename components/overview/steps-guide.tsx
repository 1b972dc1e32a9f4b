"use client";

import { ChevronRight, Circle, CircleCheck } from "lucide-react";
import { type ReactNode, useId, useMemo, useState } from "react";
import type { StepControl } from "@/components/form/dialog-form";
import { useT } from "@/components/i18n/translator-context";
import { useSessionUser } from "@/components/session/session-user";
import { Button, buttonVariants } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { Link } from "@/components/ui/navigation/link";
import { Progress } from "@/components/ui/progress";
import { useHydrated } from "@/components/ui/use-hydrated";
import { keepStepNotes, noStepNotes, readStepNotes, type StepNotes } from "@/lib/browser/first-steps";

/** Null is closed. A finished step cannot be skipped. */
type OpenStep<N extends string> = Pick<StepControl, "onSent"> &
  Partial<StepControl> & { step: N | null; onClose: () => void };

type StepsGuideProps<N extends string> = {
  steps: readonly (StepText & { name: N; isDone: boolean })[];
  /** Saved, or followed to another site. */
  onDone: (step: N) => void;
  onHide: () => void;
  /** Dialog of the steps without a link. */
  children: (open: OpenStep<N>) => ReactNode;
};

/** A saved or skipped step opens the next one; finished steps are folded. */
export function StepsGuide<N extends string>({ steps, onDone, onHide, children }: StepsGuideProps<N>) {
  const t = useT();
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
              {t("overview.guide.title")}
            </h2>
            <p className="text-sm text-muted-foreground tabular-nums">
              {t("overview.guide.progress", { done, all: steps.length })}
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
              {showsDone ? t("overview.guide.hideDone") : t("overview.guide.showDone", { count: done })}
            </Button>
          )}
          <Button variant="ghost" size="bare" className="h-9 px-2 pointer-coarse:h-11" onClick={onHide}>
            {t("overview.guide.hide")}
          </Button>
        </div>
      </Card>
      {children({ step: open, onClose: () => setOpen(null), onSent: finish, ...(isLeft && { onSkip: goOn }) })}
    </section>
  );
}

export type StepText = {
  title: string;
  text: string;
  /** The screen where it is done, if not a dialog. */
  href?: string;
  /** Another site, in a new tab. */
  outsideHref?: string;
};

type StepRowProps = StepText & {
  /** Undefined without progress. */
  isDone?: boolean;
  isNext?: boolean;
  onOpen: () => void;
};

const style =
  "flex min-h-14 w-full cursor-pointer items-center gap-3 rounded-md px-2 py-1.5 text-start text-sm transition-colors hover:bg-accent/60 focus-ring";

export function StepRow({ title, text, href, outsideHref, isDone, isNext, onOpen }: StepRowProps) {
  const t = useT();
  const content = (
    <>
      {isDone !== undefined && <StepState isDone={isDone} />}
      <span className="min-w-0 flex-1 wrap-anywhere">
        <span className="block font-medium">{title}</span>
        {!isDone && <span className="block text-muted-foreground">{text}</span>}
      </span>
      {isNext ? (
        <span aria-hidden="true" className={buttonVariants({ size: "sm" })}>
          {t("overview.guide.start")}
        </span>
      ) : (
        <ChevronRight aria-hidden="true" className="size-4 rtl:-scale-x-100 shrink-0 text-muted-foreground" />
      )}
    </>
  );
  if (outsideHref)
    return (
      <a href={outsideHref} target="_blank" rel="noopener" onClick={onOpen} className={style}>
        {content}
        <span className="sr-only">{t("overview.guide.newTab")}</span>
      </a>
    );
  if (href)
    return (
      <Link href={href} className={style}>
        {content}
      </Link>
    );
  return (
    <button type="button" onClick={onOpen} className={style}>
      {content}
    </button>
  );
}

function StepState({ isDone }: { isDone: boolean }) {
  const t = useT();
  const Icon = isDone ? CircleCheck : Circle;
  return (
    <>
      <Icon aria-hidden="true" className={isDone ? "size-5 shrink-0 text-success" : "size-5 shrink-0 text-input"} />
      <span className="sr-only">{t(isDone ? "overview.guide.isDone" : "overview.guide.isToDo")} </span>
    </>
  );
}

/** The guide's notes in local storage; empty while hydrating. */
export function useStepNotes<N extends string>(names: readonly N[]) {
  const { id } = useSessionUser();
  const isHydrated = useHydrated();
  const [changed, setChanged] = useState<StepNotes<N> | null>(null);
  const kept = useMemo(() => (isHydrated ? readStepNotes(id, names) : noStepNotes), [isHydrated, id, names]);
  const notes: StepNotes<N> = changed ?? kept;

  function keep(changed: StepNotes<N>) {
    keepStepNotes(id, changed);
    setChanged(changed);
  }

  return {
    ...notes,
    markDone: (step: N) => keep({ ...notes, done: [...new Set([...notes.done, step])] }),
    setHidden: (isHidden: boolean) => keep({ ...notes, isHidden }),
  };
}
