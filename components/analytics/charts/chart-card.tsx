import { type ReactNode, useId } from "react";
import { Card, CardContent, CardDescription, CardHeader, CardTitle } from "@/components/ui/card";
import { cn } from "@/components/ui/cn";

type ChartCardProps = {
  title: string;
  description: string;
  /** Instead of the chart, when there is nothing in it. */
  emptyText?: string;
  isEmpty?: boolean;
  children: ReactNode;
  className?: string;
};

export function ChartCard({ title, description, emptyText, isEmpty, children, className }: ChartCardProps) {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId} className={cn("min-w-0", className)}>
      <Card className="flex h-full flex-col">
        <CardHeader>
          <CardTitle id={titleId}>{title}</CardTitle>
          <CardDescription>{description}</CardDescription>
        </CardHeader>
        <CardContent className="flex flex-1 flex-col">
          {isEmpty ? <p className="text-sm text-muted-foreground">{emptyText}</p> : children}
        </CardContent>
      </Card>
    </section>
  );
}
