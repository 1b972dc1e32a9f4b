"use client";

import { Download, Upload } from "lucide-react";
import { useState } from "react";
import { DownloadLink } from "@/components/content/download-link";
import { rich } from "@/components/i18n/rich";
import { useT } from "@/components/i18n/translator-context";
import { PartFailure } from "@/components/list/failures";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { lazyDialog } from "@/components/ui/lazy";
import { SectionCard } from "@/components/ui/section-card";
import { Skeleton } from "@/components/ui/skeleton";
import { Spinner } from "@/components/ui/spinner";
import { LocalTime } from "@/components/ui/time";
import { cardFileCalls, checkCardFile, useCardImport } from "@/lib/api/card-files";
import { withMessages } from "@/lib/browser/messages";
import type { CardImport, CardImportReport } from "@/lib/contract/backup/schema";
import { pathOf } from "@/lib/contract/operation";
import { formatList } from "@/lib/format/list";
import type { Key } from "@/lib/i18n/messages";
import type { T } from "@/lib/i18n/translator";
import * as paths from "@/lib/paths";

const ImportCardDialog = lazyDialog(
  withMessages(["card-files", "file-rules", "backup-rules", "picture"], () =>
    import("./import-card-dialog").then(({ ImportCardDialog }) => ImportCardDialog),
  ),
);

/** A whole card to keep or to move: the own one, or with `clientId` that of a client. */
export function CardFileSection({ clientId }: { clientId?: number }) {
  const t = useT();
  return (
    <SectionCard
      title={t("card-files.title")}
      description={clientId === undefined ? t("card-files.own") : t("card-files.ofClient")}
    >
      <CardFile clientId={clientId} />
    </SectionCard>
  );
}

function CardFile({ clientId }: { clientId?: number }) {
  const t = useT();
  const [isImporting, setIsImporting] = useState(false);
  const { data, error, mutate } = useCardImport(clientId);
  if (error && !data)
    return <PartFailure title={t("card-files.load.failed")} error={error} onRetry={() => void mutate()} />;
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
          failure={t("card-files.download.failed")}
        >
          {t("card-files.download.action")}
        </DownloadLink>
        <Button variant="outline" disabled={data.status === "waiting"} onClick={() => setIsImporting(true)}>
          <Upload aria-hidden="true" />
          {t("card-files.restore.action")}
        </Button>
      </div>
      <ImportCardDialog clientId={clientId} open={isImporting} onOpenChange={setIsImporting} />
    </div>
  );
}

/** What has become of the last import; nothing where there was none. */
function ImportState({ state }: { state: CardImport }) {
  const t = useT();
  const { status, detail, report, started_at } = state;
  if (status === "failed")
    return (
      <Alert variant="destructive">
        <p className="font-medium">{t("card-files.restore.undone")}</p>
        <p>{detail && t.say(detail)}</p>
      </Alert>
    );
  return (
    <div role="status" className="text-sm wrap-anywhere empty:hidden">
      {status === "waiting" && (
        <p className="flex items-start gap-2">
          <Spinner className="mt-0.5" />
          {t("card-files.restore.waiting")}
        </p>
      )}
      {status === "done" && report && started_at && (
        <>
          <p>
            {rich(t, "card-files.restore.done", {
              time: () => <LocalTime time={started_at} isExact />,
              contents: sumUp(t, report),
            })}
          </p>
          {report.taken_addresses.length > 0 && (
            <p className="mt-1 text-muted-foreground">
              {t("card-files.restore.taken", { links: formatList(t, report.taken_addresses) })}
            </p>
          )}
        </>
      )}
    </div>
  );
}

const contents = {
  products: "card-files.restore.contents.products",
  documents: "card-files.restore.contents.documents",
  videos: "card-files.restore.contents.videos",
  banners: "card-files.restore.contents.banners",
  people: "card-files.restore.contents.people",
  invited: "card-files.restore.contents.invited",
  leads: "card-files.restore.contents.leads",
  reviews: "card-files.restore.contents.reviews",
  appointments: "card-files.restore.contents.appointments",
  days: "card-files.restore.contents.days",
} as const satisfies Partial<Record<keyof CardImportReport, Key>>;

function sumUp(t: T, report: CardImportReport): string {
  const countOf = (kind: keyof typeof contents) => report[kind] ?? 0;
  const kinds = (Object.keys(contents) as (keyof typeof contents)[]).filter((kind) => countOf(kind) > 0);
  const parts = kinds.map((kind) => t(contents[kind], { count: countOf(kind) }));
  return formatList(t, [t("card-files.restore.contents.profile"), ...parts]);
}
