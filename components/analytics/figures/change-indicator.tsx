import { ArrowDown, ArrowUp } from "lucide-react";
import { cn } from "@/components/ui/cn";
import { formatPercent } from "@/lib/format/number";

/** `change` is percent against the period before. No change counts as good. */
export function ChangeIndicator({ change }: { change: number }) {
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
      <span className="sr-only">{isDown ? "Down" : "Up"}</span> {formatPercent(Math.abs(change))}
      <span className="sr-only">from the period before</span>
    </p>
  );
}
