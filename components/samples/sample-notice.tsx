import type { ReactNode } from "react";
import { Badge } from "@/components/ui/badge";

/** Stands above made-up data, so that nobody takes it for real; `children` is one sentence that says what it is. */
export function SampleNotice({ children }: { children: ReactNode }) {
  return (
    <p
      data-slot="sample-notice"
      className="flex flex-col items-start gap-x-3 gap-y-2 rounded-lg border border-warning/40 bg-card px-4 py-3 text-sm sm:flex-row sm:items-center"
    >
      <Badge variant="warning">Sample data</Badge>
      <span className="min-w-0">{children}</span>
    </p>
  );
}
