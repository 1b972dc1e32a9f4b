"use client";

import { useT } from "@/components/i18n/translator-context";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { Field, FieldLabel } from "@/components/ui/field/field";
import { Skeleton } from "@/components/ui/skeleton";
import { UploadField } from "@/components/upload/upload-field";
import * as clientFileMessages from "@/lib/contract/clients/file-messages";
import { clientFileLimits } from "@/lib/contract/clients/values";
import * as fileMessages from "@/lib/contract/file-messages";
import { type FileRule, formatMegabytes } from "@/lib/contract/values";
import { FoundPayments } from "./found-payments";
import { useStatement } from "./use-statement";

/** Payments of clients out of the table that a bank gives of an account. */
export function StatementScreen() {
  const t = useT();
  const { step, statement, payments, failure, choose, enter, restart } = useStatement();
  return (
    <div className="flex flex-col gap-4">
      {failure && <Alert variant="destructive">{failure}</Alert>}
      {step === "choose" && <StatementPicker onPick={(file) => void choose(file)} />}
      {step === "reading" && (
        <div role="status">
          <span className="sr-only">{t("statement.reading")}</span>
          <Skeleton rounded="xl" className="h-48" />
        </div>
      )}
      {(step === "found" || step === "entering") && (
        <>
          {statement.unread > 0 && (
            <Alert variant="warning">{t("statement.unread", { count: statement.unread })}</Alert>
          )}
          <FoundPayments payments={payments} busy={step === "entering"} onEnter={(chosen) => void enter(chosen)} />
          <Button variant="outline" className="self-start" disabled={step === "entering"} onClick={restart}>
            {t("statement.another")}
          </Button>
        </>
      )}
    </div>
  );
}

const { bytes } = clientFileLimits;
const rule: FileRule = {
  bytes,
  extensions: [".csv", ".txt", ".tsv"],
  types: ["text/csv", "text/plain", "text/tab-separated-values"],
  messages: {
    required: fileMessages.required,
    invalid: clientFileMessages.csvOnly,
    tooLarge: clientFileMessages.tooLarge,
  },
};

function StatementPicker({ onPick }: { onPick: (file: File) => void }) {
  const t = useT();
  return (
    <>
      <Field>
        <FieldLabel>{t("statement.file")}</FieldLabel>
        <UploadField
          rule={rule}
          value={undefined}
          onChange={(file) => file instanceof File && onPick(file)}
          hint={t("statement.fileHint", { size: formatMegabytes(bytes) })}
        />
      </Field>
      <p className="max-w-prose text-sm text-muted-foreground">{t("statement.where")}</p>
    </>
  );
}
