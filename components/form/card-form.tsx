"use client";

import type { ReactNode } from "react";
import type { FieldValues } from "react-hook-form";
import { useT } from "@/components/i18n/translator-context";
import { Alert } from "@/components/ui/alert";
import { Button, buttonVariants } from "@/components/ui/button";
import { Card, CardContent, CardFooter } from "@/components/ui/card";
import { Link } from "@/components/ui/navigation/link";
import { DraftNotice } from "./draft-notice";
import type { CheckedForm } from "./use-checked-form";
import { type PageFormOptions, usePageForm } from "./use-page-form";

type CardFormProps<I extends FieldValues, O> = PageFormOptions<I, O> & {
  submitLabel: string;
  busyLabel: string;
  cancelHref: string;
  className?: string;
  /** In a grid of two columns. */
  children: (form: CheckedForm<I, O>) => ReactNode;
};

/** About somebody else, so without autofill. */
export function CardForm<I extends FieldValues, O>(props: CardFormProps<I, O>) {
  const t = useT();
  const { form, submit, failure, draft } = usePageForm(props);
  const { isSubmitting } = form.formState;
  return (
    <form noValidate method="post" autoComplete="off" onSubmit={submit} className={props.className}>
      <Card>
        <CardContent className="grid gap-5 sm:grid-cols-2">
          <DraftNotice draft={draft} className="sm:col-span-2" />
          {failure && (
            <Alert variant="destructive" className="sm:col-span-2">
              {failure}
            </Alert>
          )}
          {props.children(form)}
        </CardContent>
        <CardFooter className="justify-end max-sm:*:flex-1">
          <Link href={props.cancelHref} guarded={false} className={buttonVariants({ variant: "outline" })}>
            {t("common.cancel")}
          </Link>
          <Button type="submit" busy={isSubmitting}>
            {isSubmitting ? props.busyLabel : props.submitLabel}
          </Button>
        </CardFooter>
      </Card>
    </form>
  );
}
