import { Card } from "@/components/ui/card";
import type { Analytics } from "@/lib/contract/analytics";
import { formatCount } from "@/lib/format/number";
import { figuresOf } from "./analytics-figures";
import { ChangeIndicator } from "./change-indicator";

export function FigureCards({ analytics }: { analytics: Analytics }) {
  return (
    <ul aria-label="Figures" className="grid grid-cols-2 large-text:grid-cols-1 gap-3 sm:gap-4 lg:grid-cols-5">
      {figuresOf(analytics).map(({ label, value, change, note, icon: Icon }) => (
        <li key={label} className="max-lg:last:col-span-full">
          <Card className="flex h-full flex-col gap-2 p-4">
            <p className="flex items-center gap-2 text-sm text-muted-foreground">
              <Icon aria-hidden="true" className="size-4 shrink-0 max-sm:hidden" />
              {label}
            </p>
            <div className="text-2xl font-semibold tracking-tight tabular-nums">{formatCount(value)}</div>
            <ChangeIndicator change={change} />
            {note && <p className="text-xs text-muted-foreground">{note}</p>}
          </Card>
        </li>
      ))}
    </ul>
  );
}
