"use client";

import type { z } from "zod";
import { PhoneInput } from "@/components/content/phone-input";
import { FormDialog } from "@/components/form/form-dialog";
import { OwnerProofFields } from "@/components/password/owner-proof";
import type { DialogControl } from "@/components/ui/dialog";
import { CheckField } from "@/components/ui/field/checkbox";
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

const passwordHint = "Your own administrator password";

export function ChangeEmailDialog({ client, ...dialog }: ChangeDialogProps) {
  const { id, user } = client;
  return (
    <FormDialog
      {...dialog}
      name={`client-email-${id}`}
      title="Change sign-in email"
      description={`${clientTexts.companyName(client)} is signed out everywhere. They sign in with the new email and the same password. The card shows the new email too.`}
      schema={changeClientEmailSchema}
      defaultValues={{ email: user.email, current_password: "" }}
      submitLabel="Change email"
      busyLabel="Changing..."
      failureText="Could not change the email. Please try again."
      onSubmit={async (input) => {
        await changeClientEmail(id, input);
        toast.success("Email changed");
      }}
    >
      {(form) => (
        <>
          <FormField control={form.control} name="email" label="New email" required>
            {(field) => <Input type="email" autoComplete="off" autoCapitalize="none" {...field} />}
          </FormField>
          <OwnerProofFields form={form} hint={passwordHint} />
        </>
      )}
    </FormDialog>
  );
}

type PhoneForm = z.input<typeof changeClientPhoneSchema>;

export function ChangePhoneDialog({ client, ...dialog }: ChangeDialogProps) {
  const { id, phone, sign_in_phone: signInPhone } = client;
  return (
    <FormDialog<PhoneForm, ChangeClientPhoneInput>
      {...dialog}
      name={`client-phone-${id}`}
      title="Change phone"
      description="This is the number on the card. The number to sign in changes only if you tick the box."
      schema={changeClientPhoneSchema}
      defaultValues={{ phone, signs_in: false, current_password: "" }}
      submitLabel="Change phone"
      busyLabel="Changing..."
      failureText="Could not change the phone. Please try again."
      onSubmit={async (input) => {
        await changeClientPhone(id, input);
        toast.success("Phone changed");
      }}
    >
      {(form) => (
        <>
          <FormField control={form.control} name="phone" label="Phone" hint="E.g. 98765 43210">
            {(field) => <PhoneInput {...field} />}
          </FormField>
          {signInPhone !== undefined && (
            <CheckField
              control={form.control}
              name="signs_in"
              label="The client signs in with this number too"
              hint="The client is signed out. If the phone is empty, they sign in with the email only."
            />
          )}
          <OwnerProofFields form={form} hint={passwordHint} />
        </>
      )}
    </FormDialog>
  );
}
