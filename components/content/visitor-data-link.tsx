import { Link } from "@/components/ui/navigation/link";
import * as paths from "@/lib/paths";

export function VisitorDataLink() {
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
