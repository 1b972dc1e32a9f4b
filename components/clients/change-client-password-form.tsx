"use client";

import { zodResolver } from "@hookform/resolvers/zod";
import { useRouter } from "next/navigation";
import { useEffect, useState } from "react";
import { useForm } from "react-hook-form";
import { BriefMessage } from "@/components/content/brief-message";
import { useBriefMessage } from "@/components/content/use-brief-message";
import { NewPasswordFields } from "@/components/profile/new-password-fields";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { Card, CardContent, CardFooter } from "@/components/ui/card";
import { FormField } from "@/components/ui/form-field";
import { Link } from "@/components/ui/link";
import { PasswordInput } from "@/components/ui/password-input";
import { changeClientPassword } from "@/lib/api/clients";
import { showFieldErrors } from "@/lib/api/form-errors";
import { messageOf } from "@/lib/api/request";
import { type ChangePasswordForm, changePasswordFormSchema } from "@/lib/contract/account";
import type { Client } from "@/lib/contract/client";
import { limits } from "@/lib/contract/limits";
import { messages } from "@/lib/contract/messages";
import { paths } from "@/lib/paths";
import { PasswordRequirements } from "./password-requirements";

const empty = { current_password: "", new_password: "", confirm_password: "" };

export function ChangeClientPasswordForm({ client: { id, user } }: { client: Client }) {
  const router = useRouter();
  const form = useForm({ resolver: zodResolver(changePasswordFormSchema), defaultValues: empty });
  const { control } = form;
  const { isSubmitting } = form.formState;
  const [failure, setFailure] = useState<string | null>(null);
  const [isChanged, setIsChanged] = useState(false);
  const { message, showMessage } = useBriefMessage();

  useEffect(() => {
    if (!isChanged) return;
    const timer = setTimeout(() => router.push(paths.client(id)), limits.passwordRedirect);
    return () => clearTimeout(timer);
  }, [isChanged, router, id]);

  async function submit({ current_password, new_password }: ChangePasswordForm) {
    setFailure(null);
    try {
      await changeClientPassword(id, { current_password, new_password });
      form.reset(empty);
      showMessage(messages.passwordChanged);
      setIsChanged(true);
    } catch (error) {
      if (!showFieldErrors(form, error)) setFailure(messageOf(error, "Failed to change password. Please try again."));
    }
  }

  return (
    <form noValidate method="post" onSubmit={form.handleSubmit(submit)}>
      <Card>
        <CardContent className="flex flex-col gap-5">
          <BriefMessage message={message} />
          {failure && <Alert variant="destructive">{failure}</Alert>}
          {/* A password manager keeps the new password under the client's address, not over the administrator's own. */}
          <input type="email" autoComplete="username" value={user.email} readOnly hidden />
          <FormField
            control={control}
            name="current_password"
            label="Current Password"
            required
            hint="The client's current password, or your own administrator password"
          >
            {(field) => <PasswordInput autoComplete="current-password" {...field} />}
          </FormField>
          <NewPasswordFields control={control} />
          <PasswordRequirements control={control} />
        </CardContent>
        <CardFooter className="justify-end max-sm:flex-col-reverse max-sm:items-stretch">
          <Button variant="outline" asChild>
            <Link href={paths.client(id)} guarded={false}>
              Cancel
            </Link>
          </Button>
          <Button type="submit" busy={isSubmitting}>
            {isSubmitting ? "Changing Password..." : "Change Password"}
          </Button>
        </CardFooter>
      </Card>
    </form>
  );
}
