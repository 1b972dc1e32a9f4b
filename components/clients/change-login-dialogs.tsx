"use client";

import type { z } from "zod";
import { PhoneInput } from "@/components/content/phone-input";
import { FormDialog } from "@/components/form/form-dialog";
import { useT } from "@/components/i18n/translator-context";
import { OwnerProofFields } from "@/components/password/owner-proof";
import type { DialogControl } from "@/components/ui/dialog";
import { CheckField } from "@/components/ui/field/check-field";
import { FormField } from "@/components/ui/field/form-field";
import { Input } from "@/components/ui/field/input";
import { toast } from "@/components/ui/toast";
import { changeClientEmail, changeClientPhone } from "@/lib/api/save-clients";
import {
  type ChangeClientPhoneInput,
  type Client,
  changeClientEmailSchema,
  changeClientPhoneSchema,
} from "@/lib/contract/clients/schema";
import { clientTexts } from "./client-texts";

type ChangeDialogProps = { client: Client } & DialogControl;

export function ChangeEmailDialog({ client, ...dialog }: ChangeDialogProps) {
  const t = useT();
  const { id, user } = client;
  return (
    <FormDialog
      {...dialog}
      name={`client-email-${id}`}
      title={t("clients.changeEmail.title")}
      description={t("clients.changeEmail.description", { company: clientTexts.companyName(t, client) })}
      schema={changeClientEmailSchema}
      defaultValues={{ email: user.email, current_password: "" }}
      submitLabel={t("clients.changeEmail.submit")}
      busyLabel={t("clients.changeEmail.busy")}
      failureText={t("clients.changeEmail.failed")}
      onSubmit={async (input) => {
        await changeClientEmail(id, input);
        toast.success(t("clients.changeEmail.done"));
      }}
    >
      {(form) => (
        <>
          <FormField control={form.control} name="email" label={t("clients.changeEmail.email")} required>
            {(field) => <Input type="email" autoComplete="off" autoCapitalize="none" {...field} />}
          </FormField>
          <OwnerProofFields form={form} hint={t("clients.ownPasswordHint")} />
        </>
      )}
    </FormDialog>
  );
}

type PhoneForm = z.input<typeof changeClientPhoneSchema>;

export function ChangePhoneDialog({ client, ...dialog }: ChangeDialogProps) {
  const t = useT();
  const { id, phone, sign_in_phone: signInPhone } = client;
  return (
    <FormDialog<PhoneForm, ChangeClientPhoneInput>
      {...dialog}
      name={`client-phone-${id}`}
      title={t("clients.changePhone.title")}
      description={t("clients.changePhone.description")}
      schema={changeClientPhoneSchema}
      defaultValues={{ phone, signs_in: false, current_password: "" }}
      submitLabel={t("clients.changePhone.submit")}
      busyLabel={t("clients.changePhone.busy")}
      failureText={t("clients.changePhone.failed")}
      onSubmit={async (input) => {
        await changeClientPhone(id, input);
        toast.success(t("clients.changePhone.done"));
      }}
    >
      {(form) => (
        <>
          <FormField
            control={form.control}
            name="phone"
            label={t("clients.changePhone.phone")}
            hint={t("clients.changePhone.phoneHint", { example: "98765 43210" })}
          >
            {(field) => <PhoneInput {...field} />}
          </FormField>
          {signInPhone !== undefined && (
            <CheckField
              control={form.control}
              name="signs_in"
              label={t("clients.changePhone.signsIn")}
              hint={t("clients.changePhone.signsInHint")}
            />
          )}
          <OwnerProofFields form={form} hint={t("clients.ownPasswordHint")} />
        </>
      )}
    </FormDialog>
  );
}
