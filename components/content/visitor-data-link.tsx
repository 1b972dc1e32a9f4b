import { rich } from "@/components/i18n/rich";
import { useT } from "@/components/i18n/translator-context";
import { Link } from "@/components/ui/navigation/link";
import * as paths from "@/lib/paths";

export function VisitorDataLink() {
  const t = useT();
  return (
    <p className="text-sm text-muted-foreground">
      {rich(t, "common.content.visitorData", {
        link: (inner) => (
          <Link
            href={paths.visitorData}
            className="touch-target rounded-sm text-primary underline underline-offset-4 focus-ring"
          >
            {inner}
          </Link>
        ),
      })}
    </p>
  );
}
