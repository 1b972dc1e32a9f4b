"use client";

import { useT } from "@/components/i18n/translator-context";
import { useCan } from "@/components/session/session-user";
import { FormField } from "@/components/ui/field/form-field";
import { Input } from "@/components/ui/field/input";
import { SectionCard } from "@/components/ui/section-card";
import { updateAccount } from "@/lib/api/account";
import { optionalEmailSchema } from "@/lib/contract/fields";
import { type CurrentUser, updateAccountSchema } from "@/lib/contract/identity/schema";
import { accountLimits } from "@/lib/contract/identity/values";
import { EmailFields } from "./form/email-fields";
import { EditForm } from "./view/edit-form";
import { accountDraft } from "./view/use-edit-mode";

type AccountFormProps = { user: CurrentUser; onSaved: () => void; onCancel: () => void };

const accountFormSchema = updateAccountSchema
  .pick({ username: true, email: true, current_password: true, passkey: true })
  .required({ email: true });
/** Of an account that signs in by its number alone. */
const withoutEmailSchema = accountFormSchema.extend({ email: optionalEmailSchema });

/** A provider written elsewhere may know no username; then there is none to change. */
export function AccountForm({ user: { username, email }, onSaved, onCancel }: AccountFormProps) {
  const t = useT();
  const runsSite = useCan("clients.manage");
  return (
    <EditForm
      schema={email ? accountFormSchema : withoutEmailSchema}
      name={accountDraft}
      defaultValues={{ username: username || undefined, email }}
      onSubmit={(input) => updateAccount({ ...input, email: input.email || undefined }).then(onSaved)}
      onCancel={onCancel}
    >
      {(form) => (
        <SectionCard title={t("profile.account.title")}>
          <div className="grid gap-5 sm:grid-cols-2">
            {username && (
              <FormField
                control={form.control}
                name="username"
                counter={{ max: accountLimits.username }}
                label={runsSite ? t("profile.account.name") : t("profile.account.username")}
                required
                hint={runsSite ? t("profile.account.nameHint") : t("profile.account.usernameHint")}
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
