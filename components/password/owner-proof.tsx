"use client";

import type { FieldValues, UseFormReturn } from "react-hook-form";
import { useCheckedForm } from "@/components/form/use-checked-form";
import { useT } from "@/components/i18n/translator-context";
import { useSessionUser } from "@/components/session/session-user";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { lazyPart } from "@/components/ui/lazy";
import { withMessages } from "@/lib/browser/messages";
import type { OwnerProof } from "@/lib/contract/identity/schema";
import { CurrentPasswordField } from "./password-fields";

type OwnerProofFormProps = { onSubmit: (input: OwnerProof) => Promise<void>; onCancel: () => void };

/** Re-authentication as a step of a section. */
export function OwnerProofForm({ onSubmit, onCancel }: OwnerProofFormProps) {
  const t = useT();
  const { form, submit, failure } = useCheckedForm({
    schema: () => import("@/lib/contract/identity/schema").then(({ ownerProofSchema }) => ownerProofSchema),
    defaultValues: { current_password: "" },
    failureText: t("account.proof.startFailed"),
    onSubmit,
  });
  return (
    <form noValidate method="post" onSubmit={submit} className="flex flex-col gap-5">
      {failure && <Alert variant="destructive">{failure}</Alert>}
      <OwnerProofFields form={form} />
      <div className="flex flex-col-reverse gap-3 sm:flex-row">
        <Button variant="outline" onClick={onCancel}>
          {t("common.cancel")}
        </Button>
        <Button type="submit" busy={form.formState.isSubmitting}>
          {t("account.proof.continue")}
        </Button>
      </div>
    </form>
  );
}

const PasskeyInstead = lazyPart(
  withMessages(["account", "account-rules"], () => import("./passkey-instead").then((file) => file.PasskeyInstead)),
  <div className="h-9 pointer-coarse:h-11" />,
);

const PasskeyAlone = lazyPart(
  withMessages(["account", "account-rules"], () => import("./passkey-instead").then((file) => file.PasskeyAlone)),
  <div className="h-11" />,
);

type OwnerProofFieldsProps<F extends FieldValues, O> = { form: UseFormReturn<F, unknown, O>; hint?: string };

/** The password, or a passkey if the account has one. */
export function OwnerProofFields<F extends OwnerProof & FieldValues, O>({
  form: whole,
  hint,
}: OwnerProofFieldsProps<F, O>) {
  const form = whole as unknown as UseFormReturn<OwnerProof>;
  const { has_passkey: hasPasskey } = useSessionUser();
  return (
    <div className="flex min-w-0 flex-col gap-1">
      <CurrentPasswordField control={form.control} hint={hint} />
      {hasPasskey && <PasskeyInstead form={form} />}
    </div>
  );
}

/** Submits the form of an account that has no password with its passkey. */
export function PasskeySubmit<F extends OwnerProof & FieldValues, O>({
  form,
}: Pick<OwnerProofFieldsProps<F, O>, "form">) {
  return <PasskeyAlone form={form as unknown as UseFormReturn<OwnerProof>} />;
}
