"use client";

import { useCan } from "@/components/session/session-user";
import { FormField } from "@/components/ui/field/form-field";
import { Input } from "@/components/ui/field/input";
import { SectionCard } from "@/components/ui/section-card";
import { updateAccount } from "@/lib/api/account";
import { type CurrentUser, updateAccountSchema } from "@/lib/contract/identity/schema";
import { accountLimits } from "@/lib/contract/identity/values";
import { EmailFields } from "./form/email-fields";
import { EditForm } from "./view/edit-form";
import { accountDraft } from "./view/use-edit-mode";

type AccountFormProps = { user: CurrentUser; onSaved: () => void; onCancel: () => void };

const accountFormSchema = updateAccountSchema
  .pick({ username: true, email: true, current_password: true, passkey: true })
  .required({ email: true });

/** A provider written elsewhere may know no username; then there is none to change. */
export function AccountForm({ user: { username, email }, onSaved, onCancel }: AccountFormProps) {
  const runsSite = useCan("clients.manage");
  return (
    <EditForm
      schema={accountFormSchema}
      name={accountDraft}
      defaultValues={{ username: username || undefined, email }}
      onSubmit={(input) => updateAccount(input).then(onSaved)}
      onCancel={onCancel}
    >
      {(form) => (
        <SectionCard title="Account">
          <div className="grid gap-5 sm:grid-cols-2">
            {username && (
              <FormField
                control={form.control}
                name="username"
                counter={{ max: accountLimits.username }}
                label={runsSite ? "Name" : "Username"}
                required
                hint={runsSite ? "Shown in the audit log" : "Only the site's administrators see it"}
              >
                {({ value = "", ...field }) => <Input autoComplete="nickname" value={value} {...field} />}
              </FormField>
            )}
            <EmailFields form={form} />
          </div>
        </SectionCard>
      )}
    </EditForm>
  );
}
