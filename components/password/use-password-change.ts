"use client";

import { useBriefMessage } from "@/components/form/brief-message";
import { useCheckedForm } from "@/components/form/use-checked-form";
import { useT } from "@/components/i18n/translator-context";
import { withMessages } from "@/lib/browser/messages";
import * as accountMessages from "@/lib/contract/identity/messages";
import type { ChangeOwnPasswordInput, ChangePasswordForm } from "@/lib/contract/identity/schema";

const empty: ChangePasswordForm = { current_password: "", new_password: "", confirm_password: "" };

const loadSchema = withMessages(["account-rules"], () =>
  import("@/lib/contract/identity/schema").then(({ changePasswordFormSchema }) => changePasswordFormSchema),
);
const loadProvenSchema = withMessages(["account-rules"], () =>
  import("@/lib/contract/identity/schema").then(({ provenPasswordFormSchema }) => provenPasswordFormSchema),
);

type PasswordChangeOptions = {
  onChanged: () => void;
  /** Whether a passkey may stand for the current password. */
  hasPasskey?: boolean;
};

export function usePasswordChange(
  change: (input: ChangeOwnPasswordInput) => Promise<void>,
  { onChanged, hasPasskey = false }: PasswordChangeOptions,
) {
  const t = useT();
  const { message, showMessage } = useBriefMessage();
  const checked = useCheckedForm({
    schema: hasPasskey ? loadProvenSchema : loadSchema,
    defaultValues: empty,
    failureText: t("account.password.failed"),
    async onSubmit({ current_password, passkey, new_password }, form) {
      await change({ current_password, passkey, new_password });
      form.reset(empty);
      showMessage(t.say(accountMessages.passwordChanged));
      onChanged();
    },
  });
  return { ...checked, message };
}
