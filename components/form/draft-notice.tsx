import { Alert } from "@/components/ui/alert";
import type { Draft } from "@/lib/browser/drafts";

/** Says that a draft from before the session ended was restored. */
export function DraftNotice({ draft, className }: { draft: Draft | null; className?: string }) {
  if (!draft) return null;
  return (
    <Alert className={className}>
      We kept what you typed.
      {draft.isPartial && " Files and passwords were not kept: please choose or type them again."}
    </Alert>
  );
}
