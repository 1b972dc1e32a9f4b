"use client";

import { useEffect, useEffectEvent } from "react";
import type { FieldValues } from "react-hook-form";
import { Dialog, type DialogProps } from "@/components/ui/dialog";
import { readDraft } from "@/lib/browser/drafts";
import { DialogForm, type DialogFormProps } from "./dialog-form";
import { useDraftKey } from "./use-draft";

type FormDialogProps<I extends FieldValues, O> = Omit<DialogFormProps<I, O>, "onClose"> & Omit<DialogProps, "children">;

/**
 * A form in a modal. The form lives as long as the modal is open, so every opening starts from `defaultValues`, or from
 * what was typed and not sent. While it is being sent the modal cannot be closed; during an upload closing asks, and stops
 * the upload.
 *
 *     <FormDialog name={`document-${id}`} open={open} onOpenChange={setOpen} title="Rename document" schema={updateDocumentSchema}
 *       defaultValues={{ file_name }} submitLabel="Save" busyLabel="Saving..."
 *       failureText="Failed to update document" onSubmit={(input) => updateDocument(id, input)}>
 *       {(form) => <DocumentNameField control={form.control} />}
 *     </FormDialog>
 */
export function FormDialog<I extends FieldValues, O>(props: FormDialogProps<I, O>) {
  const { open, onOpenChange, title, description, size, ...form } = props;
  useReopening(props.name, onOpenChange);
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={title} description={description} size={size}>
      <DialogForm {...form} onClose={() => onOpenChange(false)} />
    </Dialog>
  );
}

/** Reopens the modal whose draft was stored. */
function useReopening(name: string, onOpenChange: (open: boolean) => void): void {
  const key = useDraftKey(name);
  const open = useEffectEvent(() => onOpenChange(true));
  useEffect(() => {
    if (readDraft(key)?.isOpen) open();
  }, [key]);
}
