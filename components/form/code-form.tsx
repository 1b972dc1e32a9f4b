"use client";

import type { ReactNode } from "react";
import { useT } from "@/components/i18n/translator-context";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { FormField } from "@/components/ui/field/form-field";
import { CodeInput } from "./code-input";
import type { SchemaSource } from "./schema-resolver";
import { useCheckedForm } from "./use-checked-form";

type CodeFormProps = {
  schema: SchemaSource<{ code: string }, { code: string }>;
  label?: string;
  submitLabel: string;
  failureText: string;
  isNumeric?: boolean;
  destructive?: boolean;
  /** For a form that replaces the pressed button. */
  takesFocus?: boolean;
  onSubmit: (input: { code: string }) => Promise<void>;
  /** Beside the button, e.g. a way back. */
  children?: ReactNode;
};

/** A code from a mail, an app or a piece of paper. */
export function CodeForm(props: CodeFormProps) {
  const {
    schema,
    label,
    submitLabel,
    failureText,
    isNumeric = false,
    destructive = false,
    takesFocus = false,
    onSubmit,
  } = props;
  const t = useT();
  const { form, submit, failure } = useCheckedForm({ schema, defaultValues: { code: "" }, failureText, onSubmit });
  return (
    <form noValidate method="post" onSubmit={submit} className="flex flex-col gap-4">
      {failure && <Alert variant="destructive">{failure}</Alert>}
      <div className="flex flex-wrap items-start gap-3">
        <FormField
          control={form.control}
          name="code"
          label={label ?? t("common.code")}
          required
          className={isNumeric ? "w-full max-w-44" : "w-full max-w-72"}
        >
          {(field) => <CodeInput isNumeric={isNumeric} autoFocus={takesFocus} {...field} />}
        </FormField>
        <Button
          type="submit"
          variant={destructive ? "destructive" : "default"}
          busy={form.formState.isSubmitting}
          className="mt-6.5 max-sm:mt-0 max-sm:w-full"
        >
          {submitLabel}
        </Button>
        {props.children}
      </div>
    </form>
  );
}
