"use client";

import { FormDialog } from "@/components/form/form-dialog";
import { UploadFormField } from "@/components/upload/upload-form-field";
import { importCard } from "@/lib/api/card-files";
import { cardFileRule, importCardSchema } from "@/lib/contract/card-file";

type ImportCardDialogProps = { clientId?: number; open: boolean; onOpenChange: (open: boolean) => void };

export function ImportCardDialog({ clientId, ...dialog }: ImportCardDialogProps) {
  return (
    <FormDialog
      {...dialog}
      name={`import-card-${clientId ?? "own"}`}
      title="Import a card"
      description="The archive takes the place of everything that the card shows now, its name and address included. What visitors sent stays, and what is in the archive is added. To be able to go back, download the present card first."
      schema={importCardSchema}
      defaultValues={{}}
      submitLabel="Replace the card"
      busyLabel="Uploading..."
      failureText="Failed to import the card"
      onSubmit={(input, options) => importCard(input, options, clientId)}
    >
      {(form) => <UploadFormField form={form} name="file" label="Archive of a card" rule={cardFileRule} required />}
    </FormDialog>
  );
}
