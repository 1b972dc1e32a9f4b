"use client";

import { useRouter } from "next/navigation";
import { type ComponentProps, useState } from "react";
import { PhoneInput } from "@/components/content/phone-input";
import { CardForm } from "@/components/form/card-form";
import { useT } from "@/components/i18n/translator-context";
import { Button } from "@/components/ui/button";
import { FormField } from "@/components/ui/field/form-field";
import { Input } from "@/components/ui/field/input";
import { PasswordInput } from "@/components/ui/field/password-input";
import { Select } from "@/components/ui/field/select";
import { toast } from "@/components/ui/toast";
import { createClient } from "@/lib/api/save-clients";
import { makePassword } from "@/lib/browser/make-password";
import { withMessages } from "@/lib/browser/messages";
import { accountLimits } from "@/lib/contract/identity/values";
import { textLimits } from "@/lib/contract/values";
import * as paths from "@/lib/paths";
import { keepNewLogin } from "./new-login";

const empty = { company_name: "", email: "", phone: "", password: "", is_active: true };

const loadSchema = withMessages(["account-rules"], () =>
  import("@/lib/contract/clients/schema").then(({ createClientSchema }) => createClientSchema),
);

export function NewClientForm() {
  const t = useT();
  const router = useRouter();

  return (
    <CardForm
      name="new-client"
      schema={loadSchema}
      defaultValues={empty}
      failureText={t("clients.new.failed")}
      onSubmit={async (input) => {
        await createClient(input);
        if (input.is_active) keepNewLogin(input);
        else toast.success(t("clients.new.done", { name: input.company_name }));
        router.push(paths.clients);
      }}
      submitLabel={t("clients.new.submit")}
      busyLabel={t("clients.new.busy")}
      cancelHref={paths.clients}
      className="max-w-2xl"
    >
      {({ control }) => (
        <>
          <FormField
            control={control}
            name="company_name"
            counter={{ max: textLimits.companyName }}
            label={t("clients.new.company")}
            required
            className="sm:col-span-2"
          >
            {(field) => <Input autoComplete="organization" {...field} />}
          </FormField>
          <FormField
            control={control}
            name="email"
            label={t("clients.new.email")}
            required
            hint={t("clients.new.emailHint")}
          >
            {(field) => <Input type="email" autoComplete="off" autoCapitalize="none" {...field} />}
          </FormField>
          <FormField control={control} name="phone" label={t("clients.new.phone")} hint={t("clients.new.phoneHint")}>
            {(field) => <PhoneInput {...field} />}
          </FormField>
          <FormField
            control={control}
            name="password"
            label={t("clients.new.password")}
            required
            hint={t("clients.new.passwordHint", { min: accountLimits.password.min })}
          >
            {(field) => <PasswordWithMaker {...field} />}
          </FormField>
          <FormField
            control={control}
            name="is_active"
            label={t("clients.new.status")}
            hint={t("clients.new.statusHint")}
          >
            {({ value, onChange, ...field }) => (
              <Select
                {...field}
                value={value ? "active" : "inactive"}
                onChange={(event) => onChange(event.target.value === "active")}
              >
                <option value="active">{t("clients.new.active")}</option>
                <option value="inactive">{t("clients.new.inactive")}</option>
              </Select>
            )}
          </FormField>
        </>
      )}
    </CardForm>
  );
}

type PasswordWithMakerProps = Omit<ComponentProps<typeof PasswordInput>, "onChange"> & {
  onChange: (value: unknown) => void;
};

/** A generated password is shown in plain text. */
function PasswordWithMaker({ onChange, ...field }: PasswordWithMakerProps) {
  const t = useT();
  const [made, setMade] = useState("");
  function make() {
    const password = makePassword();
    setMade(password);
    onChange(password);
  }
  return (
    <div className="flex gap-2 large-text:flex-col">
      <div className="min-w-0 flex-1">
        <PasswordInput
          key={made}
          defaultShown={made !== ""}
          autoComplete="new-password"
          onChange={onChange}
          {...field}
        />
      </div>
      <Button variant="outline" onClick={make}>
        {t("clients.new.makePassword")}
      </Button>
    </div>
  );
}
