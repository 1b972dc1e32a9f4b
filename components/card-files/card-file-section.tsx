"use client";

import { Download, Upload } from "lucide-react";
import { useState } from "react";
import { DownloadLink } from "@/components/content/download-link";
import { PartFailure } from "@/components/list/failures";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { lazyDialog } from "@/components/ui/lazy";
import { SectionCard } from "@/components/ui/section-card";
import { Skeleton } from "@/components/ui/skeleton";
import { Spinner } from "@/components/ui/spinner";
import { LocalTime } from "@/components/ui/time";
import { cardFileCalls, checkCardFile, useCardImport } from "@/lib/api/card-files";
import type { CardImport, CardImportReport } from "@/lib/contract/backup/schema";
import { pathOf } from "@/lib/contract/operation";
import { formatAmount } from "@/lib/format/number";
import * as paths from "@/lib/paths";

const ImportCardDialog = lazyDialog(() =>
  import("./import-card-dialog").then(({ ImportCardDialog }) => ImportCardDialog),
);

/** A whole card to keep or to move: the own one, or with `clientId` that of a client. */
export function CardFileSection({ clientId }: { clientId?: number }) {
  const contents =
    clientId === undefined
      ? "Your whole card in one file, with enquiries and appointments."
      : "The whole card in one file, with the enquiries and appointments you are allowed to see.";
  return (
    <SectionCard title="Backup" description={`${contents} Keep it safe, or use it to move the card.`}>
      <CardFile clientId={clientId} />
    </SectionCard>
  );
}

function CardFile({ clientId }: { clientId?: number }) {
  const [isImporting, setIsImporting] = useState(false);
  const { data, error, mutate } = useCardImport(clientId);
  if (error && !data)
    return <PartFailure title="This could not be loaded" error={error} onRetry={() => void mutate()} />;
  if (!data) return <Skeleton className="h-11 w-full" />;
  const { download, params } = cardFileCalls(clientId);
  return (
    <div className="flex flex-col gap-4">
      <ImportState state={data} />
      <div className="flex flex-wrap gap-3">
        <DownloadLink
          address={paths.api(pathOf(download, params))}
          icon={Download}
          check={() => checkCardFile(clientId)}
          failure="Failed to download the backup"
        >
          Download backup
        </DownloadLink>
        <Button variant="outline" disabled={data.status === "waiting"} onClick={() => setIsImporting(true)}>
          <Upload aria-hidden="true" />
          Restore backup
        </Button>
      </div>
      <ImportCardDialog clientId={clientId} open={isImporting} onOpenChange={setIsImporting} />
    </div>
  );
}

/** What has become of the last import; nothing where there was none. */
function ImportState({ state }: { state: CardImport }) {
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
