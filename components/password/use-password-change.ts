"use client";

import { zodResolver } from "@hookform/resolvers/zod";
import { useState } from "react";
import { useForm } from "react-hook-form";
import { useBriefMessage } from "@/components/form/use-brief-message";
import { showFieldErrors } from "@/lib/api/call/form-errors";
import { messageOf } from "@/lib/api/call/request";
import { type ChangePasswordInput, changePasswordFormSchema } from "@/lib/contract/account";
import { messages } from "@/lib/contract/messages";

const empty = { current_password: "", new_password: "", confirm_password: "" };

/** The state of a form that changes a password by `change`; `onChanged` follows a success. */
export function usePasswordChange(change: (input: ChangePasswordInput) => Promise<void>, onChanged?: () => void) {
  const form = useForm({ resolver: zodResolver(changePasswordFormSchema), defaultValues: empty });
  const [failure, setFailure] = useState<string | null>(null);
  const { message, showMessage } = useBriefMessage();

  const submit = form.handleSubmit(async ({ current_password, new_password }) => {
    setFailure(null);
    try {
      await change({ current_password, new_password });
      form.reset(empty);
      showMessage(messages.passwordChanged);
      onChanged?.();
    } catch (error) {
      if (!showFieldErrors(form, error)) setFailure(messageOf(error, "Failed to change password. Please try again."));
    }
  });

  return { form, submit, message, failure };
}
