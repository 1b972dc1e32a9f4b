import { cn } from "@/components/ui/cn";
import { formatCount } from "@/lib/format/number";

type DayReadoutProps = { name: string; views: number; visitors: number; taps: number };

/** What the drawing says of a day, or of all of them; it names the colours too. Every number takes the same room. */
export function DayReadout({ name, views, visitors, taps }: DayReadoutProps) {
  return (
    <div className="flex flex-col justify-between gap-x-6 gap-y-2 text-sm md:flex-row md:items-baseline">
      <p className="font-medium">{name}</p>
      <dl className="grid grid-cols-3 large-text:grid-cols-1 gap-x-4 text-muted-foreground md:flex">
        <Figure label="Views" value={views} colour="bg-chart-soft forced-colors:bg-[GrayText]" />
        <Figure label="Visitors" value={visitors} colour="bg-primary forced-colors:bg-[Highlight]" />
        <Figure label="Taps" value={taps} />
      </dl>
    </div>
  );
}

function Figure({ label, value, colour }: { label: string; value: number; colour?: string }) {
  return (
    <div className="flex flex-col gap-x-1.5 md:flex-row md:items-baseline">
      <dt className="flex items-center gap-1.5">
        {colour && <span aria-hidden="true" className={cn("size-2.5 rounded-xs forced-color-adjust-none", colour)} />}
        {label}
      </dt>
      <dd className="font-medium text-foreground tabular-nums">{formatCount(value)}</dd>
    </div>
  );
}
