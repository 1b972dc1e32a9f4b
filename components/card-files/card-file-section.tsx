"use client";

import { Download, Upload } from "lucide-react";
import { useState } from "react";
import { DownloadLink } from "@/components/content/download-link";
import { PartFailure } from "@/components/list/failures";
import { Button } from "@/components/ui/button";
import { lazyDialog } from "@/components/ui/lazy";
import { SectionCard } from "@/components/ui/section-card";
import { Skeleton } from "@/components/ui/skeleton";
import { cardFileCalls, checkCardFile, useCardImport } from "@/lib/api/card-files";
import { pathOf } from "@/lib/contract/operation";
import * as paths from "@/lib/paths";
import { ImportState } from "./import-state";

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
