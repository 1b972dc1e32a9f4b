import { Alert } from "@/components/ui/alert";
import { Spinner } from "@/components/ui/spinner";
import { LocalTime } from "@/components/ui/time";
import type { CardImport, CardImportReport } from "@/lib/contract/backup/schema";
import { formatAmount } from "@/lib/format/number";

/** What has become of the last import; nothing where there was none. */
export function ImportState({ state }: { state: CardImport }) {
  const { status, detail, report, started_at } = state;
  if (status === "failed")
    return (
      <Alert variant="destructive">
        <p className="font-medium">The backup was not restored. Your card is unchanged.</p>
        <p>{detail}</p>
      </Alert>
    );
  return (
    <div role="status" className="text-sm wrap-anywhere empty:hidden">
      {status === "waiting" && (
        <p className="flex items-start gap-2">
          <Spinner className="mt-0.5" />
          Restoring the backup. You can keep working. The card changes when it is done.
        </p>
      )}
      {status === "done" && report && started_at && (
        <>
          <p>
            Restored on <LocalTime time={started_at} isExact />: {sumUp(report)}.
          </p>
          {report.taken_addresses.length > 0 && (
            <p className="mt-1 text-muted-foreground">
              These links belong to other cards here: {listOf(report.taken_addresses)}. The other links open this card.
            </p>
          )}
        </>
      )}
    </div>
  );
}

const words = [
  ["products", ["product", "products"]],
  ["documents", ["document", "documents"]],
  ["videos", ["video", "videos"]],
  ["banners", ["banner", "banners"]],
  ["people", ["person", "people"]],
  ["leads", ["new enquiry", "new enquiries"]],
  ["reviews", ["new review", "new reviews"]],
  ["appointments", ["new appointment", "new appointments"]],
  ["days", ["day of analytics", "days of analytics"]],
] as const;

function sumUp(report: CardImportReport): string {
  const parts = words.filter(([kind]) => report[kind] > 0).map(([kind, names]) => formatAmount(report[kind], names));
  return listOf(["the profile", ...parts]);
}

function listOf(parts: readonly string[]): string {
  return new Intl.ListFormat("en-GB", { type: "conjunction" }).format(parts);
}
