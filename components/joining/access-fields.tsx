"use client";

import { type Control, Controller, useWatch } from "react-hook-form";
import { useT } from "@/components/i18n/translator-context";
import { Checkbox } from "@/components/ui/field/checkbox";
import { Field, FieldError } from "@/components/ui/field/field";
import { FormField } from "@/components/ui/field/form-field";
import { Label } from "@/components/ui/field/label";
import { Select } from "@/components/ui/field/select";
import { useTeam } from "@/lib/api/team";
import type { MemberRole } from "@/lib/contract/policies";

type AccessValues = { role: MemberRole; branch_ids?: number[] };

type AccessFieldsProps<V extends Partial<AccessValues>, O> = {
  control: Control<V, unknown, O>;
  roles: readonly MemberRole[];
};

/** What an account is in the company, and the branches of a manager. */
export function AccessFields<V extends Partial<AccessValues>, O>({ roles, ...props }: AccessFieldsProps<V, O>) {
  const t = useT();
  const control = props.control as unknown as Control<AccessValues>;
  const { branches = [] } = useTeam().data ?? {};
  const role = useWatch({ control, name: "role" });
  return (
    <>
      <FormField control={control} name="role" label={t("people.access.as")} hint={t(`people.access.${role}`)}>
        {(field) => (
          <Select {...field}>
            {roles.map((one) => (
              <option key={one} value={one}>
                {t(`people.accountRoles.${one}`)}
              </option>
            ))}
          </Select>
        )}
      </FormField>
      {role === "manager" && branches.length > 0 && (
        <Controller
          control={control}
          name="branch_ids"
          render={({ field: { value = [], onChange }, fieldState: { error } }) => (
            <fieldset className="flex flex-col gap-3">
              <legend className="mb-3 text-sm font-medium">{t("people.access.branches")}</legend>
              {branches.map(({ id, name }) => (
                <Label key={id} className="flex items-center gap-3">
                  <Checkbox
                    checked={value.includes(id)}
                    onCheckedChange={(checked) =>
                      onChange(checked === true ? [...value, id] : value.filter((other) => other !== id))
                    }
                  />
                  {name}
                </Label>
              ))}
              {error && (
                <Field error={error.message}>
                  <FieldError />
                </Field>
              )}
            </fieldset>
          )}
        />
      )}
    </>
  );
}
