"use client";

import { zodResolver } from "@hookform/resolvers/zod";
import { useState } from "react";
import { useForm } from "react-hook-form";
import { BriefMessage } from "@/components/content/brief-message";
import { useBriefMessage } from "@/components/content/use-brief-message";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { FormField } from "@/components/ui/form-field";
import { PasswordInput } from "@/components/ui/password-input";
import { SectionCard } from "@/components/ui/section-card";
import { changeOwnPassword } from "@/lib/api/account";
import { showFieldErrors } from "@/lib/api/form-errors";
import { messageOf } from "@/lib/api/request";
import { type ChangePasswordForm, changePasswordFormSchema } from "@/lib/contract/account";
import { NewPasswordFields } from "./new-password-fields";

const empty = { current_password: "", new_password: "", confirm_password: "" };

export function PasswordSection() {
  const form = useForm({ resolver: zodResolver(changePasswordFormSchema), defaultValues: empty });
  const { control } = form;
  const { isSubmitting } = form.formState;
  const [failure, setFailure] = useState<string | null>(null);
  const { message, showMessage } = useBriefMessage();

  async function submit({ current_password, new_password }: ChangePasswordForm) {
    setFailure(null);
    try {
      await changeOwnPassword({ current_password, new_password });
      form.reset(empty);
      showMessage("Password changed successfully!");
    } catch (error) {
      if (!showFieldErrors(form, error)) setFailure(messageOf(error, "Failed to change password. Please try again."));
    }
  }

  return (
    <SectionCard title="Change Password">
      <form noValidate method="post" onSubmit={form.handleSubmit(submit)} className="flex flex-col gap-5">
        {failure && <Alert variant="destructive">{failure}</Alert>}
        <FormField control={control} name="current_password" label="Current Password" required>
          {(field) => <PasswordInput autoComplete="current-password" {...field} />}
        </FormField>
        <div className="grid gap-5 sm:grid-cols-2">
          <NewPasswordFields control={control} />
        </div>
        <BriefMessage message={message} />
        <Button type="submit" busy={isSubmitting} className="w-full sm:w-fit sm:self-end">
          {isSubmitting ? "Changing Password..." : "Change Password"}
        </Button>
      </form>
    </SectionCard>
  );
}
