"use client";

import { useEffect, useRef } from "react";
import { useT } from "@/components/i18n/translator-context";
import { cn } from "./cn";

type StepsProps = {
  /** One or two words each. */
  steps: readonly string[];
  /** Index. */
  current: number;
  title: string;
};

/** The heading takes the focus when the step changes. */
export function Steps({ steps, current, title }: StepsProps) {
  const t = useT();
  const heading = useRef<HTMLHeadingElement>(null);
  const last = useRef(current);
  useEffect(() => {
    if (last.current !== current) heading.current?.focus();
    last.current = current;
  }, [current]);

  return (
    <div>
      <ol aria-label={t("common.steps.title")} className="grid max-w-xl auto-cols-fr grid-flow-col gap-2">
        {steps.map((step, index) => (
          <li
            key={step}
            aria-current={index === current ? "step" : undefined}
            className={cn(
              "border-t-4 pt-1.5 text-xs",
              index > current ? "border-border text-muted-foreground" : "border-primary",
              index === current && "font-semibold",
            )}
          >
            {index + 1}. {step}
            {index < current && <span className="sr-only"> {t("common.steps.done")}</span>}
          </li>
        ))}
      </ol>
      <h2 ref={heading} tabIndex={-1} className="sr-only">
        {title}
      </h2>
    </div>
  );
}
