"use client";

import { type ReactNode, useEffect, useRef } from "react";
import type { FieldValues } from "react-hook-form";
import { DraftNotice } from "@/components/form/draft-notice";
import type { CheckedForm } from "@/components/form/use-checked-form";
import { type PageFormOptions, usePageForm } from "@/components/form/use-page-form";
import { useT } from "@/components/i18n/translator-context";
import { FormHold } from "@/components/upload/form-hold";
import { SaveBar } from "./save-bar";

type EditFormProps<I extends FieldValues, O> = Pick<
  PageFormOptions<I, O>,
  "name" | "schema" | "defaultValues" | "onSubmit"
> & {
  onCancel: () => void;
  /** Stands beside the buttons. */
  preview?: (form: CheckedForm<I, O>) => ReactNode;
  children: (form: CheckedForm<I, O>) => ReactNode;
};

/**
 * What a profile is edited in. It takes the focus as a whole: a focused field would scroll past what is above it, and
 * open a phone's keyboard.
 */
export function EditForm<I extends FieldValues, O>({ onCancel, preview, children, ...options }: EditFormProps<I, O>) {
  const t = useT();
  const { form, submit, failure, draft, held, hold } = usePageForm({
    ...options,
    failureText: t("profile.edit.failed"),
  });
  const element = useRef<HTMLFormElement>(null);
  useEffect(() => element.current?.focus({ preventScroll: true }), []);
  return (
    <form
      ref={element}
      tabIndex={-1}
      aria-label={t("profile.edit.form")}
      noValidate
      method="post"
      onSubmit={submit}
      className="flex flex-col gap-3 outline-none lg:gap-6"
    >
      <DraftNotice draft={draft} />
      <FormHold value={hold}>{children(form)}</FormHold>
      <SaveBar
        busy={form.formState.isSubmitting}
        held={held}
        failure={failure}
        onCancel={onCancel}
        preview={preview?.(form)}
      />
    </form>
  );
}
