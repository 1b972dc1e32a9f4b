import type { LucideIcon } from "lucide-react";
import { type ReactNode, useId } from "react";
import { Card } from "@/components/ui/card";

type NextStepProps = {
  icon: LucideIcon;
  title: string;
  text: string;
  /** The button, given the id of what describes it. */
  children: (describedBy: string) => ReactNode;
};

export function NextStep({ icon: Icon, title, text, children }: NextStepProps) {
  const titleId = useId();
  return (
    <li className="min-w-0">
      <Card className="flex h-full flex-col items-start gap-4 p-5">
        <span className="grid size-10 shrink-0 place-items-center rounded-lg bg-accent text-accent-foreground">
          <Icon aria-hidden="true" className="size-5" />
        </span>
        <div className="flex-1">
          <h3 id={titleId} className="text-sm font-semibold">
            {title}
          </h3>
          <p className="mt-0.5 text-sm text-muted-foreground">{text}</p>
        </div>
        {children(titleId)}
      </Card>
    </li>
  );
}
