"use client";

import { Link } from "@/components/ui/navigation/link";
import { useCapabilities } from "@/lib/api/kept/capabilities";
import * as paths from "@/lib/paths";

/** At the foot of what visitors sent, where the provider can find all of one person's. */
export function VisitorDataLink() {
  const { data: capabilities } = useCapabilities();
  if (!capabilities?.visitor_data) return null;
  return (
    <p className="text-sm text-muted-foreground">
      Privacy request?{" "}
      <Link
        href={paths.visitorData}
        className="touch-target rounded-sm text-primary underline underline-offset-4 focus-ring"
      >
        Find a person’s data
      </Link>
    </p>
  );
}
