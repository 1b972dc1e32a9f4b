"use client";

import { type ReactNode, useEffect, useEffectEvent, useState } from "react";
import type { FieldValues } from "react-hook-form";
import { ConfirmDialog } from "@/components/ui/overlay/confirm-dialog";
import {
  Dialog,
  DialogContent,
  DialogDescription,
  DialogHeader,
  DialogTitle,
  type ModalVariants,
} from "@/components/ui/overlay/dialog";
import { readDraft } from "@/lib/browser/drafts";
import { DialogForm, type DialogFormProps } from "./dialog-form";
import { useDraftKey } from "./use-draft";
import { useLeaveGuard } from "./use-leave-guard";
import { useSubmission } from "./use-submission";

type FormDialogProps<I extends FieldValues, O> = Omit<DialogFormProps<I, O>, "submission" | "onClose"> &
  ModalVariants & {
    open: boolean;
    onOpenChange: (open: boolean) => void;
    title: string;
    description?: ReactNode;
  };

/**
 * A form in a modal. The form lives as long as the modal is open, so every opening starts from `defaultValues`, or from
 * what was typed and not sent. While it is being sent the modal cannot be closed; during an upload closing asks, and stops
 * the upload.
 *
 *     <FormDialog name={`document-${id}`} open={open} onOpenChange={setOpen} title="Rename Document" schema={updateDocumentSchema}
 *       defaultValues={{ file_name }} submitLabel="Save" busyLabel="Saving..."
 *       failureText="Failed to update document" onSubmit={(input) => updateDocument(id, input)}>
 *       {(form) => <DocumentNameField control={form.control} />}
 *     </FormDialog>
 */
export function FormDialog<I extends FieldValues, O>(props: FormDialogProps<I, O>) {
  const { open, onOpenChange, title, description, size, ...form } = props;
  const submission = useSubmission();
  const [asking, setAsking] = useState(false);
  const isUploading = submission.percent !== null;
  useLeaveGuard(isUploading);
  useReopening(props.name, onOpenChange);

  function change(next: boolean) {
    if (!submission.busy) onOpenChange(next);
    else if (isUploading) setAsking(true);
  }

  function stop() {
    setAsking(false);
    submission.cancel();
    onOpenChange(false);
  }

  return (
    <>
      <Dialog open={open} onOpenChange={change}>
        <DialogContent size={size} {...(!description && { "aria-describedby": undefined })}>
          <DialogHeader>
            <DialogTitle>{title}</DialogTitle>
            {description && <DialogDescription>{description}</DialogDescription>}
          </DialogHeader>
          <DialogForm {...form} submission={submission} onClose={() => onOpenChange(false)} />
        </DialogContent>
      </Dialog>
      <ConfirmDialog
        open={asking && isUploading}
        onOpenChange={setAsking}
        title="Stop the upload?"
        description="The file has not been sent completely. Closing this window now discards it."
        confirmLabel="Stop upload"
        cancelLabel="Keep uploading"
        onConfirm={stop}
      />
    </>
  );
}

/** Opens the modal that was open when its draft was kept. */
function useReopening(name: string, onOpenChange: (open: boolean) => void): void {
  const key = useDraftKey(name);
  const open = useEffectEvent(() => onOpenChange(true));
  useEffect(() => {
    if (readDraft(key)?.isOpen) open();
  }, [key]);
}
