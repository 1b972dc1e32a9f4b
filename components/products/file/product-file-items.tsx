"use client";

import { Download, FileDown, Upload } from "lucide-react";
import { useT } from "@/components/i18n/translator-context";
import { DropdownMenu, DropdownMenuItem } from "@/components/ui/dropdown-menu";
import type { OverlayProps } from "@/components/ui/lazy";
import { Link } from "@/components/ui/navigation/link";
import { toast } from "@/components/ui/toast";
import { messageOf } from "@/lib/api/call/request";
import { loadAllProducts } from "@/lib/api/products/products";
import { downloadFile } from "@/lib/browser/download";
import { packProducts, writeProductTable } from "@/lib/browser/product-file/write-file";
import * as paths from "@/lib/paths";

export function ProductFileItems({ trigger, openedBy }: OverlayProps) {
  const t = useT();
  async function exportTable() {
    try {
      downloadFile("products.csv", "text/csv;charset=utf-8", writeProductTable(await loadAllProducts()));
    } catch (error) {
      toast.error(t.say(messageOf(error, t("products.file.failed"))));
    }
  }

  async function exportAll() {
    const waiting = toast.loading(t("products.file.collecting"));
    try {
      const { zip, missing } = await packProducts(await loadAllProducts(), new AbortController().signal);
      downloadFile("products.zip", "application/zip", zip as BlobPart);
      if (missing > 0) toast.warning(t("products.file.missing", { count: missing }));
    } catch (error) {
      toast.error(t.say(messageOf(error, t("products.file.failed"))));
    } finally {
      toast.dismiss(waiting);
    }
  }

  return (
    <DropdownMenu trigger={trigger} openedBy={openedBy} align="end">
      <DropdownMenuItem asChild>
        <Link href={paths.importProducts}>
          <Upload aria-hidden="true" />
          {t("products.file.import")}
        </Link>
      </DropdownMenuItem>
      <DropdownMenuItem onSelect={exportTable}>
        <FileDown aria-hidden="true" />
        {t("products.file.exportTable")}
      </DropdownMenuItem>
      <DropdownMenuItem onSelect={exportAll}>
        <Download aria-hidden="true" />
        {t("products.file.exportPictures")}
      </DropdownMenuItem>
    </DropdownMenu>
  );
}
