"use client";

import { Download, FileDown, Upload } from "lucide-react";
import { DropdownMenu, DropdownMenuItem } from "@/components/ui/dropdown-menu";
import type { OverlayProps } from "@/components/ui/lazy";
import { Link } from "@/components/ui/navigation/link";
import { toast } from "@/components/ui/toast";
import { messageOf } from "@/lib/api/call/request";
import { loadAllProducts } from "@/lib/api/products/products";
import { downloadFile } from "@/lib/browser/download";
import { packProducts, writeProductTable } from "@/lib/browser/product-file/write-file";
import { amount } from "@/lib/contract/notifications/texts";
import * as paths from "@/lib/paths";

export function ProductFileItems({ trigger, openedBy }: OverlayProps) {
  async function exportTable() {
    try {
      downloadFile("products.csv", "text/csv;charset=utf-8", writeProductTable(await loadAllProducts()));
    } catch (error) {
      toast.error(messageOf(error, "Failed to export products"));
    }
  }

  async function exportAll() {
    const waiting = toast.loading("Collecting pictures...");
    try {
      const { zip, missing } = await packProducts(await loadAllProducts(), new AbortController().signal);
      downloadFile("products.zip", "application/zip", zip as BlobPart);
      if (missing > 0) toast.warning(`${amount(missing, "picture")} could not be loaded and are not in the file`);
    } catch (error) {
      toast.error(messageOf(error, "Failed to export products"));
    } finally {
      toast.dismiss(waiting);
    }
  }

  return (
    <DropdownMenu trigger={trigger} openedBy={openedBy} align="end">
      <DropdownMenuItem asChild>
        <Link href={paths.importProducts}>
          <Upload aria-hidden="true" />
          Import products
        </Link>
      </DropdownMenuItem>
      <DropdownMenuItem onSelect={exportTable}>
        <FileDown aria-hidden="true" />
        Export as a table (CSV)
      </DropdownMenuItem>
      <DropdownMenuItem onSelect={exportAll}>
        <Download aria-hidden="true" />
        Export with pictures (ZIP)
      </DropdownMenuItem>
    </DropdownMenu>
  );
}
