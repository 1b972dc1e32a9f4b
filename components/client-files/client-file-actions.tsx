"use client";

import { Download, Upload } from "lucide-react";
import { DownloadLink } from "@/components/content/download-link";
import { useT } from "@/components/i18n/translator-context";
import { buttonVariants } from "@/components/ui/button";
import { Link } from "@/components/ui/navigation/link";
import { type ClientExportQuery, checkClientExport } from "@/lib/api/clients";
import { clientFileOperations } from "@/lib/contract/clients/operations";
import { pathOf } from "@/lib/contract/operation";
import * as paths from "@/lib/paths";

/** The export follows what is on screen now, also while the list still waits for the typing to pause. */
export function ClientFileActions(query: ClientExportQuery) {
  const t = useT();
  return (
    <>
      <DownloadLink
        address={paths.api(pathOf(clientFileOperations.exportClients, {}, query))}
        icon={Download}
        check={() => checkClientExport(query)}
        failure={t("client-files.exportFailed")}
      >
        {t("client-files.export")}
      </DownloadLink>
      <Link href={paths.importClients} className={buttonVariants({ variant: "outline" })}>
        <Upload aria-hidden="true" className="max-sm:hidden" />
        {t("client-files.import.open")}
      </Link>
    </>
  );
}
