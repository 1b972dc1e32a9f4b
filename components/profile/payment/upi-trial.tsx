"use client";

import { lazy, Suspense, useState } from "react";
import { useT } from "@/components/i18n/translator-context";
import { buttonVariants } from "@/components/ui/button";
import { cn } from "@/components/ui/cn";
import { Checkbox } from "@/components/ui/field/checkbox";
import { Label } from "@/components/ui/field/label";
import { type Payee, upiLink } from "@/lib/card/upi-link";

type UpiTrialProps = { payee: Payee; isLinked: boolean; onLinked: (isLinked: boolean) => void };

/** It comes with what draws codes, which the screen does not need before there is an id. */
const CodeDrawing = lazy(() =>
  import("@/components/card/code-drawing").then(({ CodeDrawing }) => ({ default: CodeDrawing })),
);

/**
 * The code as visitors scan it, and a way to try the link, which many payment apps decline: only an owner who has seen it
 * work has it on the card.
 */
export function UpiTrial({ payee, isLinked, onLinked }: UpiTrialProps) {
  const t = useT();
  const [wasTried, setWasTried] = useState(false);
  const link = upiLink(payee);
  return (
    <div className="grid gap-4 rounded-lg border border-border p-4 sm:grid-cols-[9rem_minmax(0,1fr)]">
      <div className="size-36 overflow-hidden rounded-md bg-white">
        <Suspense>
          <CodeDrawing link={link} label={t("profile.payment.upi.code", { name: payee.name })} />
        </Suspense>
      </div>
      <div className="flex min-w-0 flex-col items-start gap-3 text-sm">
        <p>{t("profile.payment.upi.trial")}</p>
        <p className="text-muted-foreground pointer-coarse:hidden">{t("profile.payment.upi.onPhone")}</p>
        {/* From the form's own tab it would ask whether to leave what is typed. */}
        <a
          href={link}
          target="_blank"
          rel="noreferrer"
          onClick={() => setWasTried(true)}
          className={cn(buttonVariants({ variant: "outline" }), "not-pointer-coarse:hidden")}
        >
          {t("profile.payment.upi.tryIt")}
        </a>
        {(wasTried || isLinked) && (
          <Label className="flex min-h-11 items-center gap-3">
            <Checkbox checked={isLinked} onCheckedChange={(checked) => onLinked(checked === true)} />
            {t("profile.payment.upi.worked")}
          </Label>
        )}
      </div>
    </div>
  );
}
