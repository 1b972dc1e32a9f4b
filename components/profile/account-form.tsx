"use client";

import { zodResolver } from "@hookform/resolvers/zod";
import { useState } from "react";
import { useForm } from "react-hook-form";
import { DraftNotice } from "@/components/form/draft-notice";
import { EditForm } from "@/components/form/edit-form";
import { SaveBar } from "@/components/form/save-bar";
import { useDraft, useDraftKey } from "@/components/form/use-draft";
import { useLeaveGuard } from "@/components/form/use-leave-guard";
import { FormField } from "@/components/ui/field/form-field";
import { Input } from "@/components/ui/field/input";
import { SectionCard } from "@/components/ui/section-card";
import { updateAccount } from "@/lib/api/account";
import { showFieldErrors } from "@/lib/api/call/form-errors";
import { messageOf } from "@/lib/api/call/request";
import { type CurrentUser, updateAccountSchema } from "@/lib/contract/account";
import { limits } from "@/lib/contract/limits";
import { profileTexts } from "./view/profile-texts";
import { profileDraft } from "./view/use-edit-mode";

type AccountFormProps = { user: CurrentUser; onSaved: () => void; onCancel: () => void };

const accountFormSchema = updateAccountSchema.pick({ username: true, email: true }).required();

export function AccountForm({ user: { username, email }, onSaved, onCancel }: AccountFormProps) {
  const form = useForm({ resolver: zodResolver(accountFormSchema), defaultValues: { username, email } });
  const { control } = form;
  const { isDirty, isSubmitting } = form.formState;
  const [failure, setFailure] = useState<string | null>(null);
  useLeaveGuard(isDirty);
  const draft = useDraft(form, useDraftKey(profileDraft));

  async function submit(input: { username: string; email: string }) {
    setFailure(null);
    try {
      await updateAccount(input);
      onSaved();
    } catch (error) {
      if (!showFieldErrors(form, error)) setFailure(messageOf(error, profileTexts.failed));
    }
  }

  return (
    <EditForm onSubmit={form.handleSubmit(submit)}>
      <DraftNotice draft={draft} />
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
      <SaveBar busy={isSubmitting} failure={failure} onCancel={onCancel} />
    </EditForm>
  );
}
