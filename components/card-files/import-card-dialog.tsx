"use client";

import { FormDialog } from "@/components/form/form-dialog";
import { useT } from "@/components/i18n/translator-context";
import type { DialogControl } from "@/components/ui/dialog";
import { UploadFormField } from "@/components/upload/upload-form-field";
import { importCard } from "@/lib/api/card-files";
import { cardFileRule, importCardSchema } from "@/lib/contract/backup/schema";

type ImportCardDialogProps = { clientId?: number } & DialogControl;

export function ImportCardDialog({ clientId, ...dialog }: ImportCardDialogProps) {
  const t = useT();
  return (
    <FormDialog
      {...dialog}
      name={`import-card-${clientId ?? "own"}`}
      title={t("card-files.restore.title")}
      description={t("card-files.restore.text")}
      schema={importCardSchema}
      defaultValues={{}}
      submitLabel={t("card-files.restore.submit")}
      busyLabel={t("card-files.restore.busy")}
      failureText={t("card-files.restore.failed")}
      onSubmit={(input, options) => importCard(input, options, clientId)}
    >
      {(form) => (
        <UploadFormField form={form} name="file" label={t("card-files.restore.file")} rule={cardFileRule} required />
      )}
    </FormDialog>
  );
}
