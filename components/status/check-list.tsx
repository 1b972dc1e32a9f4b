import { CircleAlert, CircleCheck, type LucideIcon, TriangleAlert } from "lucide-react";
import { cn } from "@/components/ui/cn";
import type { Finding } from "@/lib/contract/health/schema";

const names: Record<string, string> = {
  clock: "Clock",
  disk: "Disk",
  mail: "Mail server",
  redis: "Redis",
  "sign-in": "Single sign-on",
  cdn: "CDN",
  certificate: "Certificate",
  jobs: "Background jobs",
  backups: "Backups",
};

const states: Record<Finding["state"], { icon: LucideIcon; word: string; color: string; rank: number }> = {
  problem: { icon: CircleAlert, word: "Problem", color: "text-destructive", rank: 0 },
  warning: { icon: TriangleAlert, word: "Warning", color: "text-warning", rank: 1 },
  fine: { icon: CircleCheck, word: "OK", color: "text-success", rank: 2 },
};

/** What was looked at, the worst first. */
export function CheckList({ findings }: { findings: readonly Finding[] }) {
  const sorted = findings.toSorted((one, other) => states[one.state].rank - states[other.state].rank);
  return (
    <ul className="divide-y divide-border">
      {sorted.map(({ check, state, detail }) => {
        const { icon: Icon, word, color } = states[state];
        return (
          <li key={check} className="flex gap-3 py-3 text-sm first:pt-0 last:pb-0">
            <Icon aria-hidden="true" className={cn("mt-0.5 size-4 shrink-0", color)} />
            <div className="min-w-0">
              <p className="font-medium">
                {names[check] ?? check}
                <span className={cn("ml-2 font-normal", color)}>{word}</span>
              </p>
              <p className="wrap-anywhere text-muted-foreground">{detail}</p>
            </div>
          </li>
        );
      })}
    </ul>
  );
}
