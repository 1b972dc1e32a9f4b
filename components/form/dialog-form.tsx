"use client";

import { type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from "react";
import type { FieldValues } from "react-hook-form";
import { useT } from "@/components/i18n/translator-context";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { type CloseQuestion, DialogBody, DialogFooter, useCloseGuard } from "@/components/ui/dialog";
import { FormHold } from "@/components/upload/form-hold";
import { UploadProgress } from "@/components/upload/upload-progress";
import { storeDraft } from "@/lib/browser/drafts";
import type { T } from "@/lib/i18n/translator";
import { DraftNotice } from "./draft-notice";
import { type CheckedForm, type CheckedFormOptions, useCheckedForm } from "./use-checked-form";
import { useDraft, useDraftKey } from "./use-draft";
import { useLeaveGuard } from "./use-leave-guard";

/** A modal that is one of several steps. */
export type StepControl = { onSkip: () => void; onSent: () => void };

export type DialogFormProps<I extends FieldValues, O> = Omit<CheckedFormOptions<I, O>, "onSubmit"> &
  Partial<StepControl> & {
    /** Key of the form's draft: `video-7`. */
    name: string;
    submitLabel: string;
    busyLabel: string;
    destructive?: boolean;
    /** Pass `options` to an upload to show progress and allow cancelling. */
    onSubmit: (input: O, options: UploadOptions) => Promise<void>;
    children: (form: CheckedForm<I, O>) => ReactNode;
    onClose: () => void;
  };

export function DialogForm<I extends FieldValues, O>({ onClose, ...props }: DialogFormProps<I, O>) {
  const t = useT();
  const submission = useSubmission();
  const { form, submit, failure, held, hold } = useCheckedForm({
    ...props,
    async onSubmit(input: O) {
      const isSent = await submission.run((options) => props.onSubmit(input, options));
      if (isSent) (props.onSent ?? onClose)();
    },
  });
  const { busy, percent, cancel } = submission;
  const key = useDraftKey(props.name);
  const draft = useDraft(form, key, { outlastsPage: true });
  const isUploading = percent !== null;
  useLeaveGuard(isUploading);
  const typed = useMemo(
    () => ({
      ...questionOf(t, "common.closing"),
      destructive: false,
      onClose: () => storeDraft(key, form.getValues(), false),
    }),
    [t, key, form],
  );
  const uploading = useMemo(() => ({ ...questionOf(t, "common.uploading"), onClose: cancel }), [t, cancel]);
  useCloseGuard(isUploading ? uploading : busy ? "stay" : form.formState.isDirty ? typed : null);

  return (
    <form noValidate method="post" onSubmit={submit} className="flex min-h-0 flex-1 flex-col">
      <DialogBody>
        <DraftNotice draft={draft} />
        {failure && <Alert variant="destructive">{failure}</Alert>}
        <FormHold value={hold}>{props.children(form)}</FormHold>
        {percent !== null && <UploadProgress percent={percent} onCancel={cancel} />}
      </DialogBody>
      <DialogFooter>
        {!isUploading && (
          <Button variant="outline" disabled={busy} onClick={props.onSkip ?? onClose}>
            {t(props.onSkip ? "common.skip" : "common.cancel")}
          </Button>
        )}
        <Button type="submit" variant={props.destructive ? "destructive" : "default"} busy={busy} disabled={held}>
          {busy ? props.busyLabel : props.submitLabel}
        </Button>
      </DialogFooter>
    </form>
  );
}

function questionOf(t: T, words: "common.closing" | "common.uploading"): Omit<CloseQuestion, "onClose"> {
  return {
    title: t(`${words}.title`),
    description: t(`${words}.description`),
    confirmLabel: t(`${words}.confirm`),
    cancelLabel: t(`${words}.stay`),
  };
}

type UploadOptions = { onProgress: (percent: number) => void; signal: AbortSignal };

/** One submission at a time; unmounting aborts it. */
function useSubmission() {
  const [busy, setBusy] = useState(false);
  const [percent, setPercent] = useState<number | null>(null);
  const controller = useRef<AbortController | null>(null);
  useEffect(() => () => controller.current?.abort(), []);

  /** @returns false when it was cancelled; any other failure of `send` is passed on. */
  async function run(send: (options: UploadOptions) => Promise<void>): Promise<boolean> {
    const current = new AbortController();
    controller.current = current;
    setBusy(true);
    try {
      await send({ onProgress: setPercent, signal: current.signal });
      return true;
    } catch (error) {
      if (current.signal.aborted) return false;
      throw error;
    } finally {
      setBusy(false);
      setPercent(null);
    }
  }

  const cancel = useCallback(() => controller.current?.abort(), []);
  return { busy, percent, run, cancel };
}
