"use client";

import { Download, FileUp } from "lucide-react";
import { Button, buttonVariants } from "@/components/ui/button";
import { cn } from "@/components/ui/cn";
import { toast } from "@/components/ui/toast";
import { FileInput } from "@/components/upload/file-input";
import { downloadFile } from "@/lib/browser/download";
import { productFileLimits } from "@/lib/contract/content/values";
import * as failures from "@/lib/contract/failures";
import { formatMegabytes } from "@/lib/contract/values";

type ProductFilePickerProps = { busy: boolean; onPick: (files: File[]) => void };

export function ProductFilePicker({ busy, onPick }: ProductFilePickerProps) {
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
        <span aria-hidden="true">{busy ? "Reading..." : "Choose files"}</span>
        <FileInput
          aria-label="Choose files"
          accept=".csv,.zip,text/csv,application/zip,image/*"
          multiple
          disabled={busy}
          onPick={(files) => files && files.length > 0 && onPick([...files])}
        />
      </span>
      <div className="flex max-w-prose flex-col gap-2 text-sm text-muted-foreground">
        <p>
          A ZIP file with one CSV file and its pictures, or the CSV file and the pictures picked together, at most{" "}
          {formatMegabytes(productFileLimits.bytes)}.
        </p>
        <p>
          The first row names the columns; only name is required. Put picture file names in the column pictures, with a
          semicolon between them. A row with a product's id changes that product. You check every row before anything is
          saved.
        </p>
      </div>
      <Button variant="outline" onClick={downloadTemplate}>
        <Download aria-hidden="true" />
        Download template
      </Button>
    </div>
  );
}

function downloadTemplate(): void {
  import("@/lib/browser/product-file/write-file")
    .then(({ writeProductTemplate }) =>
      downloadFile("products-template.csv", "text/csv;charset=utf-8", writeProductTemplate()),
    )
    .catch(() => toast.error(failures.noConnection));
}
