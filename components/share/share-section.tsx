import { type ReactNode, useId } from "react";
import { Card, CardContent, CardDescription, CardHeader, CardTitle } from "@/components/ui/card";

type ShareSectionProps = { title: string; description: string; children: ReactNode };

export function ShareSection({ title, description, children }: ShareSectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="min-w-0">
      <Card>
        <CardHeader>
          <CardTitle id={id}>{title}</CardTitle>
          <CardDescription>{description}</CardDescription>
        </CardHeader>
        <CardContent className="pt-4 sm:pt-4">{children}</CardContent>
      </Card>
    </section>
  );
}
