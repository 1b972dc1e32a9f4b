"use client";

import { FormField } from "@/components/ui/field/form-field";
import { Input } from "@/components/ui/field/input";
import { SectionCard } from "@/components/ui/section-card";
import { updateAccount } from "@/lib/api/account";
import { type CurrentUser, updateAccountSchema } from "@/lib/contract/account";
import { limits } from "@/lib/contract/limits";
import { EditForm } from "./view/edit-form";

type AccountFormProps = { user: CurrentUser; onSaved: () => void; onCancel: () => void };

const accountFormSchema = updateAccountSchema.pick({ username: true, email: true }).required();

export function AccountForm({ user: { username, email }, onSaved, onCancel }: AccountFormProps) {
  return (
    <EditForm
      schema={accountFormSchema}
      defaultValues={{ username, email }}
      onSubmit={(input) => updateAccount(input).then(onSaved)}
      onCancel={onCancel}
    >
      {({ control }) => (
        <SectionCard title="Account">
          <div className="grid gap-5 sm:grid-cols-2">
            <FormField control={control} name="username" label="Username" required>
              {(field) => <Input autoComplete="nickname" maxLength={limits.username} {...field} />}
            </FormField>
            <FormField control={control} name="email" label="Email" required hint="You sign in with it">
              {(field) => <Input type="email" autoComplete="email" autoCapitalize="none" {...field} />}
            </FormField>
          </div>
        </SectionCard>
      )}
    </EditForm>
  );
}
