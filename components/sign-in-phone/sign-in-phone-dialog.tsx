"use client";

import { PhoneInput } from "@/components/content/phone-input";
import { FormDialog } from "@/components/form/form-dialog";
import { useT } from "@/components/i18n/translator-context";
import { OwnerProofFields } from "@/components/password/owner-proof";
import type { DialogControl } from "@/components/ui/dialog";
import { FormField } from "@/components/ui/field/form-field";
import { toast } from "@/components/ui/toast";
import { setSignInPhone } from "@/lib/api/account";
import { newSignInPhoneSchema } from "@/lib/contract/identity/schema";

/** Another number to sign in with, or the first. */
export function SignInPhoneDialog({ number, ...dialog }: { number: string } & DialogControl) {
  const t = useT();
  return (
    <FormDialog
      {...dialog}
      name="sign-in-phone"
      title={t("account.phone.title")}
      description={t("account.phone.form.description")}
      schema={newSignInPhoneSchema}
      defaultValues={{ phone: number, current_password: "" }}
      submitLabel={t("account.phone.form.submit")}
      busyLabel={t("common.saving")}
      failureText={t("account.phone.form.failed")}
      onSubmit={async (input) => {
        await setSignInPhone(input);
        toast.success(t("account.phone.form.done"));
      }}
    >
      {(form) => (
        <>
          <FormField
            control={form.control}
            name="phone"
            label={t("account.phone.form.phone")}
            required
            hint={t("account.phone.form.hint", { example: "98765 43210" })}
          >
            {(field) => <PhoneInput autoComplete="tel" {...field} />}
          </FormField>
          <OwnerProofFields form={form} />
        </>
      )}
    </FormDialog>
  );
}
