"use client";

import { Download, Upload } from "lucide-react";
import type { MouseEvent } from "react";
import { toast } from "sonner";
import { Button } from "@/components/ui/button";
import { Link } from "@/components/ui/navigation/link";
import { messageOf } from "@/lib/api/call/request";
import { checkClientExport } from "@/lib/api/client-files/export";
import { downloadAddress } from "@/lib/browser/download-file";
import { clientFileOperations } from "@/lib/contract/operations/client-files";
import { pathOf } from "@/lib/contract/operations/operation";
import { paths } from "@/lib/paths";

type ClientFileActionsProps = { search: string; ordering: string };

/** The export follows what is on screen now, also while the list still waits for the typing to pause. */
export function ClientFileActions(query: ClientFileActionsProps) {
  const address = paths.api(pathOf(clientFileOperations.exportClients, {}, query));

  async function exportClients(event: MouseEvent) {
    event.preventDefault();
    try {
      await checkClientExport(query);
      downloadAddress(address);
    } catch (error) {
      toast.error(messageOf(error, "Failed to export clients"));
    }
  }

  return (
    <>
      <Button variant="outline" asChild>
        <a href={address} download onClick={exportClients}>
          <Download aria-hidden="true" />
          Export
        </a>
      </Button>
      <Button variant="outline" asChild>
        <Link href={paths.importClients}>
          <Upload aria-hidden="true" />
          Import
        </Link>
      </Button>
    </>
  );
}
