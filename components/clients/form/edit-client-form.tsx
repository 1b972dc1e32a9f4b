"use client";

import { useRouter } from "next/navigation";
import { useEffect } from "react";
import type { z } from "zod";
import { CardForm } from "@/components/form/card-form";
import type { CheckedForm } from "@/components/form/use-checked-form";
import { FormField } from "@/components/ui/field/form-field";
import { Input } from "@/components/ui/field/input";
import { toast } from "@/components/ui/toast";
import { updateClient } from "@/lib/api/save-clients";
import type { Client, editClientFormSchema } from "@/lib/contract/clients/schema";
import { accountLimits } from "@/lib/contract/identity/values";
import { textLimits } from "@/lib/contract/values";
import * as paths from "@/lib/paths";

/** Only the company name is sent; the account's own fields are checked and left as they are. */
export function EditClientForm({ client: { id, company_name, user } }: { client: Client }) {
  const router = useRouter();

  return (
    <CardForm
      name={`client-${id}`}
      schema={() => import("@/lib/contract/clients/schema").then(({ editClientFormSchema }) => editClientFormSchema)}
      defaultValues={{ company_name, username: user.username, email: user.email }}
      sent="company_name"
      failureText="Failed to update client. Please try again."
      onSubmit={async ({ company_name }) => {
        await updateClient(id, { company_name });
        toast.success("Client updated successfully!");
        router.push(paths.client(id));
      }}
      submitLabel="Save Changes"
      busyLabel="Saving..."
      cancelHref={paths.client(id)}
    >
      {(form) => (
        <>
          <FormField
            control={form.control}
            name="company_name"
            counter={{ max: textLimits.companyName }}
            label="Company name"
            required
            className="sm:col-span-2"
            hint="A new name changes the card link. The old link still works."
          >
            {(field) => <Input autoComplete="off" {...field} />}
          </FormField>
          <FormField
            control={form.control}
            name="username"
            counter={{ max: accountLimits.username }}
            label="Username"
            required
            hint="Only the client can change this, in their profile"
          >
            {(field) => <Input autoComplete="off" {...field} />}
          </FormField>
          <EmailField form={form} email={user.email} />
        </>
      )}
    </CardForm>
  );
}

type EmailFieldProps = {
  form: CheckedForm<z.input<typeof editClientFormSchema>, z.output<typeof editClientFormSchema>>;
  email: string;
};

/** Shows the e-mail as it is, also once it was changed beside the form. */
function EmailField({ form, email }: EmailFieldProps) {
  useEffect(() => form.resetField("email", { defaultValue: email }), [form, email]);
  return (
    <FormField
      control={form.control}
      name="email"
      label="Email"
      required
      hint="Change it with “Change sign-in email”, under Account"
    >
      {(field) => <Input type="email" autoComplete="off" autoCapitalize="none" {...field} />}
    </FormField>
  );
}
