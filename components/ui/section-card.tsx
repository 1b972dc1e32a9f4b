import { type ReactNode, useId } from "react";
import { Card, CardContent, CardDescription, CardHeader, CardTitle } from "./card";

type SectionCardProps = { title: string; description?: ReactNode; children: ReactNode };

export function SectionCard({ title, description, children }: SectionCardProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="min-w-0">
      <Card>
        <CardHeader>
          <CardTitle id={id}>{title}</CardTitle>
          {description && <CardDescription>{description}</CardDescription>}
        </CardHeader>
        <CardContent>{children}</CardContent>
      </Card>
    </section>
  );
}

/** Sections in one frame. */
export function SectionGroup({ children }: { children: ReactNode }) {
  return (
    <div
      data-slot="section-group"
      className="divide-y divide-border rounded-xl border border-border bg-card shadow-xs [&>section>[data-slot=card]]:border-0 [&>section>[data-slot=card]]:shadow-none"
    >
      {children}
    </div>
  );
}
