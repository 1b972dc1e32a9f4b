import { Alert } from "@/components/ui/alert";
import type { Banner } from "@/lib/contract/banner";

/** What becomes of an inactive banner: it makes way for an active one, and without one it stays `shown` on the card. */
export function InactiveNotice({ banner, shown }: { banner: Banner; shown: Banner }) {
  if (banner.is_active) return null;
  return (
    <Alert>
      {shown.id === banner.id
        ? "Inactive, but still on your card: without an active banner your card shows this one. To take it off, delete it."
        : `Not on your card: it shows your active banner “${shown.title}” instead.`}
    </Alert>
  );
}
