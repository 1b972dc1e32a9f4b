"use client";

import { type Control, type UseFormReturn, useFormState } from "react-hook-form";
import type { z } from "zod";
import { FormDialog } from "@/components/form/form-dialog";
import { OwnWords } from "@/components/form/own-words/own-words";
import { useT } from "@/components/i18n/translator-context";
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
import type { T } from "@/lib/i18n/translator";

export function UploadDocumentDialog(props: DialogControl) {
  const t = useT();
  return (
    <FormDialog
      {...props}
      name="new-document"
      title={t("documents.upload.title")}
      description={t("documents.upload.description")}
      schema={createDocumentSchema}
      defaultValues={{ file_name: "", texts: {} }}
      submitLabel={t("documents.upload.submit")}
      busyLabel={t("documents.upload.busy")}
      failureText={t("documents.upload.failed")}
      onSubmit={async (input, options) => {
        await createDocument(input, options);
        toast.success(t("documents.upload.done", { name: input.file_name }));
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
  const t = useT();
  const { dirtyFields, isSubmitted } = useFormState({ control: form.control });

  /** Names the document after its file, unless a name has been typed. */
  function proposeName(file: File) {
    if (dirtyFields.file_name) return;
    form.setValue("file_name", file.name.replace(/\.pdf$/i, ""), { shouldValidate: isSubmitted });
  }

  return (
    <OwnWords form={form} texts={nameTexts(t)}>
      <UploadFormField
        form={form}
        name="file"
        label={t("documents.fields.file")}
        rule={documentRule}
        required
        onPick={proposeName}
      />
      <DocumentNameField control={form.control} />
    </OwnWords>
  );
}

type RenameDocumentDialogProps = { document: Document } & DialogControl;

export function RenameDocumentDialog({ document, ...dialog }: RenameDocumentDialogProps) {
  const t = useT();
  return (
    <FormDialog
      {...dialog}
      name={`document-${document.id}`}
      title={t("documents.rename.title")}
      schema={updateDocumentSchema}
      defaultValues={{ file_name: document.file_name, texts: document.texts ?? {} }}
      submitLabel={t("documents.rename.submit")}
      busyLabel={t("documents.rename.busy")}
      failureText={t("documents.rename.failed")}
      onSubmit={async (input) => {
        await updateDocument(document.id, input);
        toast.success(t("documents.rename.done", { name: input.file_name }));
      }}
    >
      {(form) => (
        <OwnWords form={form} texts={nameTexts(t)}>
          <DocumentNameField control={form.control} />
        </OwnWords>
      )}
    </FormDialog>
  );
}

const { name: max, nameWarn: warnAbove, nameDanger: dangerAbove } = documentLimits;

function nameTexts(t: T) {
  return [{ name: "file_name", label: t("documents.fields.name"), max }];
}

type Named = { file_name: string };

export function DocumentNameField<I extends Named, O>({ control }: { control: Control<I, unknown, O> }) {
  const t = useT();
  return (
    <FormField
      control={control as unknown as Control<Named>}
      name="file_name"
      label={t("documents.fields.name")}
      required
      counter={{ max, warnAbove, dangerAbove, always: true, tooLong: nameTooLong }}
    >
      {(field) => <Input autoComplete="off" placeholder={t("documents.fields.namePlaceholder")} {...field} />}
    </FormField>
  );
}
