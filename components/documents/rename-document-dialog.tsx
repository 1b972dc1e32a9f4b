"use client";

import { FormDialog } from "@/components/form/form-dialog";
import type { DialogControl } from "@/components/ui/dialog";
import { toast } from "@/components/ui/toast";
import { updateDocument } from "@/lib/api/save-content";
import { type Document, updateDocumentSchema } from "@/lib/contract/content/document";
import { DocumentNameField } from "./document-name-field";

type RenameDocumentDialogProps = { document: Document } & DialogControl;

export function RenameDocumentDialog({ document, ...dialog }: RenameDocumentDialogProps) {
  return (
    <FormDialog
      {...dialog}
      name={`document-${document.id}`}
      title="Rename document"
      schema={updateDocumentSchema}
      defaultValues={{ file_name: document.file_name }}
      submitLabel="Save"
      busyLabel="Saving..."
      failureText="Failed to update document"
      onSubmit={async (input) => {
        await updateDocument(document.id, input);
        toast.success(`Renamed to ${input.file_name}`);
      }}
    >
      {(form) => <DocumentNameField control={form.control} />}
    </FormDialog>
  );
}
