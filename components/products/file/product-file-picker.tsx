"use client";

import { Download, FileUp } from "lucide-react";
import { useT } from "@/components/i18n/translator-context";
import { Button, buttonVariants } from "@/components/ui/button";
import { cn } from "@/components/ui/cn";
import { toast } from "@/components/ui/toast";
import { FileInput } from "@/components/upload/file-input";
import { downloadFile } from "@/lib/browser/download";
import { withMessages } from "@/lib/browser/messages";
import { productFileLimits } from "@/lib/contract/content/values";
import * as failures from "@/lib/contract/failures";
import { formatMegabytes } from "@/lib/contract/values";
import type { T } from "@/lib/i18n/translator";

type ProductFilePickerProps = { busy: boolean; onPick: (files: File[]) => void };

export function ProductFilePicker({ busy, onPick }: ProductFilePickerProps) {
  const t = useT();
  return (
    <div className="flex flex-col items-start gap-4">
      <span
        className={cn(
          buttonVariants(),
          "overflow-hidden outline-2 outline-offset-2 outline-transparent has-focus-visible:outline-ring",
          busy && "opacity-50",
        )}
      >
        <FileUp aria-hidden="true" />
        <span aria-hidden="true">{busy ? t("products.import.choose.busy") : t("products.import.choose.action")}</span>
        <FileInput
          aria-label={t("products.import.choose.action")}
          accept=".csv,.zip,text/csv,application/zip,image/*"
          multiple
          disabled={busy}
          onPick={(files) => files && files.length > 0 && onPick([...files])}
        />
      </span>
      <div className="flex max-w-prose flex-col gap-2 text-sm text-muted-foreground">
        <p>{t("products.import.choose.files", { size: formatMegabytes(productFileLimits.bytes) })}</p>
        <p>{t("products.import.choose.columns")}</p>
      </div>
      <Button variant="outline" onClick={() => downloadTemplate(t)}>
        <Download aria-hidden="true" />
        {t("products.import.choose.template")}
      </Button>
    </div>
  );
}

const loadWriter = withMessages(["content-rules"], () => import("@/lib/browser/product-file/write-file"));

function downloadTemplate(t: T): void {
  loadWriter()
    .then(({ writeProductTemplate }) =>
      downloadFile("products-template.csv", "text/csv;charset=utf-8", writeProductTemplate()),
    )
    .catch(() => toast.error(t.say(failures.noConnection)));
}
