"use client";

import { FormDialog } from "@/components/form/form-dialog";
import type { DialogControl } from "@/components/ui/dialog";
import { UploadFormField } from "@/components/upload/upload-form-field";
import { importCard } from "@/lib/api/card-files";
import { cardFileRule, importCardSchema } from "@/lib/contract/backup/schema";

type ImportCardDialogProps = { clientId?: number } & DialogControl;

export function ImportCardDialog({ clientId, ...dialog }: ImportCardDialogProps) {
  return (
    <FormDialog
      {...dialog}
      name={`import-card-${clientId ?? "own"}`}
      title="Restore a backup"
      description="This replaces everything on the card, including its name and link. Enquiries, reviews and appointments stay, and those in the backup are added. Download a backup first, so you can go back."
      schema={importCardSchema}
      defaultValues={{}}
      submitLabel="Replace the card"
      busyLabel="Uploading..."
      failureText="Failed to restore the backup"
      onSubmit={(input, options) => importCard(input, options, clientId)}
    >
      {(form) => <UploadFormField form={form} name="file" label="Backup file" rule={cardFileRule} required />}
    </FormDialog>
  );
}
