"use client";

import { Download, Upload } from "lucide-react";
import { DownloadLink } from "@/components/content/download-link";
import { buttonVariants } from "@/components/ui/button";
import { Link } from "@/components/ui/navigation/link";
import { checkClientExport } from "@/lib/api/clients";
import { clientFileOperations } from "@/lib/contract/clients/operations";
import { pathOf } from "@/lib/contract/operation";
import * as paths from "@/lib/paths";

type ClientFileActionsProps = { search: string; ordering: string };

/** The export follows what is on screen now, also while the list still waits for the typing to pause. */
export function ClientFileActions(query: ClientFileActionsProps) {
  return (
    <>
      <DownloadLink
        address={paths.api(pathOf(clientFileOperations.exportClients, {}, query))}
        icon={Download}
        check={() => checkClientExport(query)}
        failure="Failed to export clients"
      >
        Export
      </DownloadLink>
      <Link href={paths.importClients} className={buttonVariants({ variant: "outline" })}>
        <Upload aria-hidden="true" className="max-sm:hidden" />
        Import
      </Link>
    </>
  );
}
