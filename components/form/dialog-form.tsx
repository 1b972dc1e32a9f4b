"use client";

import { zodResolver } from "@hookform/resolvers/zod";
import { type ReactNode, useState } from "react";
import { type DefaultValues, type FieldValues, type UseFormReturn, useForm } from "react-hook-form";
import type { z } from "zod";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { DialogBody, DialogFooter } from "@/components/ui/overlay/dialog";
import { UploadProgress } from "@/components/upload/upload-progress";
import { showFieldErrors } from "@/lib/api/call/form-errors";
import { messageOf } from "@/lib/api/call/request";
import { DraftNotice } from "./draft-notice";
import { useDraft, useDraftKey } from "./use-draft";
import type { Submission, UploadOptions } from "./use-submission";

export type DialogFormProps<I extends FieldValues, O> = {
  /** Tells this form from all others, for what was typed when the session ended: `video-7`. */
  name: string;
  schema: z.ZodType<O, I>;
  defaultValues: DefaultValues<I>;
  submitLabel: string;
  busyLabel: string;
  /** Shown when the server gives no reason of its own. */
  failureText: string;
  /** Sends the checked input. Handing `options` on to an upload shows its progress and makes it stoppable. */
  onSubmit: (input: O, options: UploadOptions) => Promise<void>;
  children: (form: UseFormReturn<I, unknown, O>) => ReactNode;
  submission: Submission;
  onClose: () => void;
};

export function DialogForm<I extends FieldValues, O>(props: DialogFormProps<I, O>) {
  const { schema, defaultValues, submission, onClose } = props;
  const form = useForm<I, unknown, O>({ resolver: zodResolver(schema), defaultValues });
  const [failure, setFailure] = useState<string | null>(null);
  const { busy, percent } = submission;
  const draft = useDraft(form, useDraftKey(props.name));

  async function submit(input: O) {
    setFailure(null);
    try {
      const isSent = await submission.run((options) => props.onSubmit(input, options));
      if (isSent) onClose();
    } catch (error) {
      if (!showFieldErrors(form, error)) setFailure(messageOf(error, props.failureText));
    }
  }

  return (
    <form noValidate method="post" onSubmit={form.handleSubmit(submit)} className="flex min-h-0 flex-1 flex-col">
      <DialogBody>
        <DraftNotice draft={draft} />
        {failure && <Alert variant="destructive">{failure}</Alert>}
        {props.children(form)}
        {percent !== null && <UploadProgress percent={percent} onCancel={submission.cancel} />}
      </DialogBody>
      <DialogFooter>
        {percent === null && (
          <Button variant="outline" disabled={busy} onClick={onClose}>
            Cancel
          </Button>
        )}
        <Button type="submit" busy={busy}>
          {busy ? props.busyLabel : props.submitLabel}
        </Button>
      </DialogFooter>
    </form>
  );
}
