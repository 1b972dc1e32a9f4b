"use client";

import { Download } from "lucide-react";
import { Button } from "@/components/ui/button";
import { Field, FieldLabel } from "@/components/ui/field/field";
import { UploadField } from "@/components/upload/upload-field";
import { downloadFile } from "@/lib/browser/download";
import * as clientFileMessages from "@/lib/contract/clients/file-messages";
import { clientFileLimits } from "@/lib/contract/clients/values";
import * as fileMessages from "@/lib/contract/file-messages";
import { type FileRule, formatMegabytes } from "@/lib/contract/values";
import { writeTemplate } from "./result-file";

const { bytes, rows } = clientFileLimits;
const rule: FileRule = {
  bytes,
  extensions: [".csv"],
  types: ["text/csv"],
  messages: {
    required: fileMessages.required,
    invalid: clientFileMessages.csvOnly,
    tooLarge: clientFileMessages.tooLarge,
  },
};

export function ClientFilePicker({ onPick }: { onPick: (file: File) => void }) {
  return (
    <div className="flex flex-col items-start gap-4">
      <div className="w-full">
        <Field>
          <FieldLabel>CSV file</FieldLabel>
          <UploadField
            rule={rule}
            value={undefined}
            onChange={(file) => file instanceof File && onPick(file)}
            hint={`CSV, at most ${formatMegabytes(bytes)} and ${rows.toLocaleString("en")} rows`}
          />
        </Field>
      </div>
      <p className="max-w-prose text-sm text-muted-foreground">
        The first row names the columns: company_name, email, phone, whatsapp (yes or no, for landlines), password and
        status. A client without a password sets one with a link. You check every row before anything is created.
      </p>
      <Button
        variant="outline"
        onClick={() => downloadFile("clients-template.csv", "text/csv;charset=utf-8", writeTemplate())}
      >
        <Download aria-hidden="true" />
        Download template
      </Button>
    </div>
  );
}
