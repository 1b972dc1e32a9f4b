import { useT } from "@/components/i18n/translator-context";
import { Alert } from "@/components/ui/alert";
import type { Draft } from "@/lib/browser/drafts";

/** Says that a draft from before the session ended was restored. */
export function DraftNotice({ draft, className }: { draft: Draft | null; className?: string }) {
  const t = useT();
  if (!draft) return null;
  return <Alert className={className}>{t(draft.isPartial ? "common.draft.keptInPart" : "common.draft.kept")}</Alert>;
}
