"use client";

import { useEffect, useRef, useState } from "react";
import { BriefMessage } from "@/components/form/brief-message";
import { useT } from "@/components/i18n/translator-context";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { SectionCard } from "@/components/ui/section-card";
import { changeOwnPassword } from "@/lib/api/account";
import { ChangePasswordButton, CurrentPasswordField, NewPasswordFields } from "./password-fields";
import { usePasswordChange } from "./use-password-change";

export function PasswordSection() {
  const t = useT();
  const [isOpen, setIsOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(false);
  const close = () => setIsOpen(false);
  const { form, submit, message, failure } = usePasswordChange(changeOwnPassword, close);
  const { control } = form;

  useEffect(() => {
    if (isOpen) form.setFocus("current_password");
    else if (wasOpen.current) opener.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen, form]);

  return (
    <SectionCard title={t("account.password.title")}>
      <BriefMessage message={message} />
      {isOpen ? (
        <form noValidate method="post" onSubmit={submit} className="flex flex-col gap-5">
          {failure && <Alert variant="destructive">{failure}</Alert>}
          <CurrentPasswordField control={control} />
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
            <ChangePasswordButton control={control} />
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
