"use client";

import { FormDialog } from "@/components/form/form-dialog";
import type { DialogControl } from "@/components/ui/dialog";
import { toast } from "@/components/ui/toast";
import { createDocument } from "@/lib/api/save-content";
import { createDocumentSchema } from "@/lib/contract/content/document";
import { UploadDocumentFields } from "./upload-document-fields";

export function UploadDocumentDialog(props: DialogControl) {
  return (
    <FormDialog
      {...props}
      name="new-document"
      title="Upload document"
      description="Customers can open and download it."
      schema={createDocumentSchema}
      defaultValues={{ file_name: "" }}
      submitLabel="Upload"
      busyLabel="Uploading..."
      failureText="Failed to upload document"
      onSubmit={async (input, options) => {
        await createDocument(input, options);
        toast.success(`${input.file_name} was uploaded`);
      }}
    >
      {(form) => <UploadDocumentFields form={form} />}
    </FormDialog>
  );
}
