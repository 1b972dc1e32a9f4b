"use client";

import { useController, useWatch } from "react-hook-form";
import { useT } from "@/components/i18n/translator-context";
import { FormField } from "@/components/ui/field/form-field";
import { Input } from "@/components/ui/field/input";
import { upiIdSchema, upiNameSchema } from "@/lib/contract/cards/payment";
import { profileLimits } from "@/lib/contract/cards/values";
import { UpiTrial } from "../payment/upi-trial";
import type { ProfileFormControl } from "./profile-form-values";

/** Another id was tried by nobody, so the link to it goes. */
export function UpiFields({ control }: { control: ProfileFormControl }) {
  const t = useT();
  const { field: linked } = useController({ control, name: "upi_link" });
  const [typedId, typedName, company] = useWatch({ control, name: ["upi_id", "upi_name", "company_name"] });
  const id = upiIdSchema.safeParse(typedId).data;
  const name = upiNameSchema.safeParse(typedName).data || company.trim();
  return (
    <div className="flex flex-col gap-5">
      <FormField
        control={control}
        name="upi_id"
        label={t("profile.payment.upi.id")}
        hint={t("profile.payment.upi.idHint")}
      >
        {({ value = "", onChange, ...field }) => (
          <Input
            type="text"
            inputMode="email"
            autoComplete="off"
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
            maxLength={profileLimits.upi.id}
            value={value}
            onChange={(event) => {
              onChange(event);
              if (linked.value) linked.onChange(false);
            }}
            {...field}
          />
        )}
      </FormField>
      {id && (
        <>
          <FormField
            control={control}
            name="upi_name"
            counter={{ max: profileLimits.upi.name }}
            label={t("profile.payment.upi.name")}
            hint={t("profile.payment.upi.nameHint")}
          >
            {({ value = "", ...field }) => <Input value={value} {...field} />}
          </FormField>
          {linked.value !== undefined && (
            <UpiTrial key={id} payee={{ id, name }} isLinked={linked.value} onLinked={linked.onChange} />
          )}
        </>
      )}
    </div>
  );
}
