import { Alert } from "@/components/ui/alert";

/** The region stays while its text comes and goes, or a screen reader would miss the text. */
export function BriefMessage({ message }: { message: string | null }) {
  return (
    <div aria-live="polite" className="empty:sr-only">
      {message && <Alert variant="success">{message}</Alert>}
    </div>
  );
}
