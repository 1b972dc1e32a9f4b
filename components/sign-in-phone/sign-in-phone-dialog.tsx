"use client";

import { PhoneInput } from "@/components/content/phone-input";
import { FormDialog } from "@/components/form/form-dialog";
import { OwnerProofFields } from "@/components/password/owner-proof";
import type { DialogControl } from "@/components/ui/dialog";
import { FormField } from "@/components/ui/field/form-field";
import { toast } from "@/components/ui/toast";
import { setSignInPhone } from "@/lib/api/account";
import { newSignInPhoneSchema } from "@/lib/contract/identity/schema";

/** Another number to sign in with, or the first. */
export function SignInPhoneDialog({ number, ...dialog }: { number: string } & DialogControl) {
  return (
    <FormDialog
      {...dialog}
      name="sign-in-phone"
      title="Phone number to sign in"
      description="Type it the same way when you sign in, with your password."
      schema={newSignInPhoneSchema}
      defaultValues={{ phone: number, current_password: "" }}
      submitLabel="Save number"
      busyLabel="Saving..."
      failureText="Could not save the number. Please try again."
      onSubmit={async (input) => {
        await setSignInPhone(input);
        toast.success("You can now sign in with this number");
      }}
    >
      {(form) => (
        <>
          <FormField control={form.control} name="phone" label="Phone number" required hint="E.g. 98765 43210">
            {(field) => <PhoneInput autoComplete="tel" {...field} />}
          </FormField>
          <OwnerProofFields form={form} />
        </>
      )}
    </FormDialog>
  );
}
