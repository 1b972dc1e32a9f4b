"use client";

import { type UseFormReturn, useFormState } from "react-hook-form";
import type { z } from "zod";
import { UploadFormField } from "@/components/upload/upload-form-field";
import { type CreateDocumentInput, type createDocumentSchema, documentRule } from "@/lib/contract/content/document";
import { DocumentNameField } from "./document-name-field";

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
