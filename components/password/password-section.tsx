"use client";

import { BriefMessage } from "@/components/form/brief-message";
import { Alert } from "@/components/ui/alert";
import { SectionCard } from "@/components/ui/section-card";
import { changeOwnPassword } from "@/lib/api/account";
import { ChangePasswordButton, CurrentPasswordField, NewPasswordFields } from "./password-fields";
import { usePasswordChange } from "./use-password-change";

export function PasswordSection() {
  const { form, submit, message, failure } = usePasswordChange(changeOwnPassword);
  const { control } = form;
  return (
    <SectionCard title="Change Password">
      <form noValidate method="post" onSubmit={submit} className="flex flex-col gap-5">
        {failure && <Alert variant="destructive">{failure}</Alert>}
        <CurrentPasswordField control={control} />
        <div className="grid gap-5 sm:grid-cols-2">
          <NewPasswordFields control={control} />
        </div>
        <BriefMessage message={message} />
        <ChangePasswordButton control={control} className="w-full sm:w-fit sm:self-end" />
      </form>
    </SectionCard>
  );
}
