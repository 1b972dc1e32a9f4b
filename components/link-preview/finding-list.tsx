import { CircleAlert, CircleCheck, Lightbulb, type LucideIcon } from "lucide-react";
import { Card } from "@/components/ui/card";
import type { Finding } from "@/lib/web/link-preview/report";

const levels: Record<Finding["level"], { icon: LucideIcon; label: string; style: string }> = {
  problem: { icon: CircleAlert, label: "To fix", style: "text-destructive" },
  advice: { icon: Lightbulb, label: "Could be better", style: "text-warning" },
  fine: { icon: CircleCheck, label: "Good", style: "text-success" },
};

export function FindingList({ findings }: { findings: readonly Finding[] }) {
  return (
    <Card>
      <div role="status" className="border-b border-border px-5 py-4">
        <h2 className="text-base font-semibold">{summarise(findings)}</h2>
      </div>
      <ul className="divide-y divide-border">
        {findings.map((finding) => (
          <FindingRow key={finding.rule} finding={finding} />
        ))}
      </ul>
    </Card>
  );
}

function FindingRow({ finding: { level, title, text } }: { finding: Finding }) {
  const { icon: Icon, label, style } = levels[level];
  return (
    <li className="flex gap-3 px-5 py-3.5">
      <Icon aria-hidden="true" className={`mt-0.5 size-5 shrink-0 ${style}`} />
      <div className="min-w-0">
        <p className="font-medium">
          <span className="sr-only">{label}: </span>
          {title}
        </p>
        <p dir="auto" className="text-sm text-muted-foreground wrap-anywhere">
          {text}
        </p>
      </div>
    </li>
  );
}

function summarise(findings: readonly Finding[]): string {
  const problems = findings.filter(({ level }) => level === "problem").length;
  const advice = findings.filter(({ level }) => level === "advice").length;
  if (problems > 0) return problems === 1 ? "1 thing to fix" : `${problems} things to fix`;
  if (advice > 0) return advice === 1 ? "Good. 1 thing could be better" : `Good. ${advice} things could be better`;
  return "Everything looks good";
}
