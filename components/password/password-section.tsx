"use client";

import { useEffect, useRef, useState } from "react";
import { BriefMessage } from "@/components/form/brief-message";
import { useT } from "@/components/i18n/translator-context";
import { useSessionUser } from "@/components/session/session-user";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { SectionCard } from "@/components/ui/section-card";
import { changeOwnPassword } from "@/lib/api/account";
import { OwnerProofFields, PasskeySubmit } from "./owner-proof";
import { ChangePasswordButton, NewPasswordFields } from "./password-fields";
import { usePasswordChange } from "./use-password-change";

export function PasswordSection() {
  const hasPasskey = Boolean(useSessionUser().has_passkey);
  // Its form is checked by other rules once there is a passkey.
  return <ChangePassword key={String(hasPasskey)} hasPasskey={hasPasskey} />;
}

function ChangePassword({ hasPasskey }: { hasPasskey: boolean }) {
  const t = useT();
  const isByPasskey = useSessionUser().has_password === false && hasPasskey;
  const [isOpen, setIsOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(false);
  const close = () => setIsOpen(false);
  const { form, submit, message, failure } = usePasswordChange(changeOwnPassword, { onChanged: close, hasPasskey });
  const { control } = form;

  useEffect(() => {
    if (isOpen) form.setFocus(isByPasskey ? "new_password" : "current_password");
    else if (wasOpen.current) opener.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen, isByPasskey, form]);

  return (
    <SectionCard title={t("account.password.title")}>
      <BriefMessage message={message} />
      {isOpen ? (
        <form noValidate method="post" onSubmit={submit} className="flex flex-col gap-5">
          {failure && <Alert variant="destructive">{failure}</Alert>}
          {!isByPasskey && <OwnerProofFields form={form} />}
          <div className="grid gap-5 sm:grid-cols-2">
            <NewPasswordFields control={control} />
          </div>
          <div className="flex flex-col-reverse gap-3 sm:flex-row">
            <Button
              variant="outline"
              onClick={() => {
                form.reset();
                close();
              }}
            >
              {t("common.cancel")}
            </Button>
            {isByPasskey ? <PasskeySubmit form={form} /> : <ChangePasswordButton control={control} />}
          </div>
        </form>
      ) : (
        <Button
          ref={opener}
          variant="outline"
          className={message ? "mt-4 w-full sm:w-fit" : "w-full sm:w-fit"}
          onClick={() => setIsOpen(true)}
        >
          {t("account.password.submit")}
        </Button>
      )}
    </SectionCard>
  );
}
