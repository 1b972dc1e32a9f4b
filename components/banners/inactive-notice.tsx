import { Alert } from "@/components/ui/alert";
import type { Banner } from "@/lib/contract/content/banner";

/** What becomes of an inactive banner: it makes way for an active one, and without one it stays `shown` on the card. */
export function InactiveNotice({ banner, shown }: { banner: Banner; shown: Banner }) {
  if (banner.is_active) return null;
  return (
    <Alert>
      {shown.id === banner.id
        ? "Still shown: your only banner. Delete it to remove it from your card."
        : `Not shown: your card shows the active banner “${shown.title}” instead.`}
    </Alert>
  );
}
