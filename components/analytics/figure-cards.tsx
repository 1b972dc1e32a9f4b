import { ArrowDown, ArrowUp } from "lucide-react";
import { heard, rich } from "@/components/i18n/rich";
import { useT } from "@/components/i18n/translator-context";
import { Card } from "@/components/ui/card";
import { cn } from "@/components/ui/cn";
import type { Analytics } from "@/lib/contract/analytics/schema";
import { formatCount, formatPercent } from "@/lib/format/number";
import { type Figure, figuresOf, outcomesOf } from "./analytics-figures";

export function FigureCards({ analytics }: { analytics: Analytics }) {
  const t = useT();
  const outcomes = outcomesOf(t, analytics);
  return (
    <div className="flex flex-col gap-3 sm:gap-4">
      {outcomes.length > 0 && (
        <FigureList
          label={t("analytics.figures.outcomes")}
          figures={outcomes}
          className="grid-cols-2 lg:grid-cols-4"
          isMain
        />
      )}
      <FigureList
        label={t("analytics.figures.label")}
        figures={figuresOf(t, analytics)}
        className="grid-cols-6 [&>*]:col-span-2 [&>*:nth-child(-n+2)]:col-span-3 lg:grid-cols-5 lg:[&>*:nth-child(n)]:col-span-1"
      />
    </div>
  );
}

type FigureListProps = { label: string; figures: readonly Figure[]; className: string; isMain?: boolean };

function FigureList({ label, figures, className, isMain }: FigureListProps) {
  return (
    <ul
      aria-label={label}
      className={cn("grid gap-3 large-text:grid-cols-1 large-text:[&>*:nth-child(n)]:col-span-1 sm:gap-4", className)}
    >
      {figures.map(({ label, value, change, note, icon: Icon }) => (
        <li key={label} className="min-w-0">
          <Card className="flex h-full flex-col gap-1 p-3 sm:gap-2 sm:p-4">
            <p className="flex items-center gap-2 text-sm text-muted-foreground">
              <Icon aria-hidden="true" className="size-4 shrink-0 max-sm:hidden" />
              {label}
            </p>
            <div className={cn("text-2xl font-semibold tracking-tight tabular-nums", isMain && "text-primary")}>
              {formatCount(value)}
            </div>
            <ChangeIndicator change={change} />
            {note && <p className="text-xs text-muted-foreground">{note}</p>}
          </Card>
        </li>
      ))}
    </ul>
  );
}

/** `change` is percent against the period before. */
export function ChangeIndicator({ change }: { change: number }) {
  const t = useT();
  const isDown = change < 0;
  const Arrow = isDown ? ArrowDown : ArrowUp;
  return (
    <p
      data-direction={isDown ? "down" : "up"}
      className={cn(
        "flex items-center gap-1 text-sm font-medium tabular-nums",
        isDown ? "text-destructive" : "text-success",
      )}
    >
      <Arrow aria-hidden="true" className="size-4 shrink-0" />
      {rich(t, isDown ? "analytics.figures.down" : "analytics.figures.up", {
        percent: formatPercent(Math.abs(change)),
        heard,
      })}
    </p>
  );
}
