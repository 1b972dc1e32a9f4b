import { type ReactNode, useId } from "react";
import { Card, CardContent, CardDescription, CardHeader, CardTitle } from "@/components/ui/card";
import { cn } from "@/components/ui/cn";

type ChartCardProps = {
  title: string;
  description: string;
  /** Instead of the rows, when there are none. */
  emptyText: string;
  isEmpty: boolean;
  /** Rows, each a list item that says its numbers in text; bars only draw them. */
  children: ReactNode;
  className?: string;
};

export function ChartCard({ title, description, emptyText, isEmpty, children, className }: ChartCardProps) {
  const titleId = useId();
  return (
    <Card className={cn("flex flex-col", className)}>
      <CardHeader>
        <CardTitle id={titleId}>{title}</CardTitle>
        <CardDescription>{description}</CardDescription>
      </CardHeader>
      <CardContent className="flex flex-1 flex-col">
        {isEmpty ? (
          <p className="text-sm text-muted-foreground">{emptyText}</p>
        ) : (
          <ol aria-labelledby={titleId} className="flex flex-1 flex-col justify-between gap-4">
            {children}
          </ol>
        )}
      </CardContent>
    </Card>
  );
}
