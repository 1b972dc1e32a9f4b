"use client";

import { type Control, type UseFormReturn, useFormState } from "react-hook-form";
import type { z } from "zod";
import { FormDialog } from "@/components/form/form-dialog";
import type { DialogControl } from "@/components/ui/dialog";
import { FormField } from "@/components/ui/field/form-field";
import { Input } from "@/components/ui/field/input";
import { toast } from "@/components/ui/toast";
import { UploadFormField } from "@/components/upload/upload-form-field";
import { createDocument, updateDocument } from "@/lib/api/save-content";
import {
  type CreateDocumentInput,
  createDocumentSchema,
  type Document,
  documentRule,
  updateDocumentSchema,
} from "@/lib/contract/content/document";
import { nameTooLong } from "@/lib/contract/content/messages/document";
import { documentLimits } from "@/lib/contract/content/values";

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

type UploadDocumentFieldsProps = {
  form: UseFormReturn<z.input<typeof createDocumentSchema>, unknown, CreateDocumentInput>;
};

export function UploadDocumentFields({ form }: UploadDocumentFieldsProps) {
  const { dirtyFields, isSubmitted } = useFormState({ control: form.control });

  /** Names the document after its file, unless a name has been typed. */
  function proposeName(file: File) {
    if (dirtyFields.file_name) return;
    form.setValue("file_name", file.name.replace(/\.pdf$/i, ""), { shouldValidate: isSubmitted });
  }

  return (
    <>
      <UploadFormField form={form} name="file" label="PDF file" rule={documentRule} required onPick={proposeName} />
      <DocumentNameField control={form.control} />
    </>
  );
}

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

const { name: max, nameWarn: warnAbove, nameDanger: dangerAbove } = documentLimits;

type Named = { file_name: string };

export function DocumentNameField<I extends Named, O>({ control }: { control: Control<I, unknown, O> }) {
  return (
    <FormField
      control={control as unknown as Control<Named>}
      name="file_name"
      label="Document name"
      required
      counter={{ max, warnAbove, dangerAbove, always: true, tooLong: nameTooLong }}
    >
      {(field) => <Input autoComplete="off" placeholder="For example: Product brochure" {...field} />}
    </FormField>
  );
}
