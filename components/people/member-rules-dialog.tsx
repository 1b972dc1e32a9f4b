"use client";

import { type Control, useWatch } from "react-hook-form";
import { FormDialog } from "@/components/form/form-dialog";
import { useT } from "@/components/i18n/translator-context";
import type { DialogControl } from "@/components/ui/dialog";
import { Field, FieldLabel } from "@/components/ui/field/field";
import { FormField } from "@/components/ui/field/form-field";
import { Select } from "@/components/ui/field/select";
import { toast } from "@/components/ui/toast";
import { setMemberRules } from "@/lib/api/profile";
import {
  type MemberPreset,
  type MemberRules,
  memberFields,
  memberPresets,
  memberRules,
  neverHidden,
  presetOf,
  rulesOfPreset,
} from "@/lib/contract/content/member-rules";
import { memberRulesSchema } from "@/lib/contract/content/own-person";
import { memberFieldNames, memberRuleNames, presetNames } from "./member-texts";

export function MemberRulesDialog({ rules, ...dialog }: DialogControl & { rules: MemberRules }) {
  const t = useT();
  return (
    <FormDialog
      {...dialog}
      name="member-rules"
      title={t("people.rules.action")}
      description={t("people.rules.text")}
      schema={memberRulesSchema}
      defaultValues={rules}
      submitLabel={t("people.rules.save")}
      busyLabel={t("people.rules.saving")}
      failureText={t("people.rules.failed")}
      onSubmit={async (input) => {
        await setMemberRules(input);
        toast.success(t("people.rules.done"));
      }}
    >
      {({ control, reset }) => (
        <>
          <PresetSelect
            control={control}
            onChoose={(preset) => reset(rulesOfPreset(preset), { keepDefaultValues: true })}
          />
          <div className="grid gap-4 sm:grid-cols-2">
            {memberFields.map((field) => (
              <FormField key={field} control={control} name={field} label={t(memberFieldNames[field])}>
                {(input) => (
                  <Select {...input}>
                    {memberRules
                      .filter((rule) => rule !== "hidden" || !neverHidden.includes(field))
                      .map((rule) => (
                        <option key={rule} value={rule}>
                          {t(memberRuleNames[rule])}
                        </option>
                      ))}
                  </Select>
                )}
              </FormField>
            ))}
          </div>
        </>
      )}
    </FormDialog>
  );
}

type PresetSelectProps = {
  control: Control<MemberRules, unknown, MemberRules>;
  onChoose: (preset: MemberPreset) => void;
};

function PresetSelect({ control, onChoose }: PresetSelectProps) {
  const t = useT();
  const chosen = presetOf(useWatch({ control }) as MemberRules);
  return (
    <Field>
      <FieldLabel>{t("people.rules.preset")}</FieldLabel>
      <Select value={chosen ?? ""} onChange={({ target }) => onChoose(target.value as MemberPreset)}>
        {chosen === null && <option value="">{t("people.rules.own")}</option>}
        {memberPresets.map((preset) => (
          <option key={preset} value={preset}>
            {t(presetNames[preset])}
          </option>
        ))}
      </Select>
    </Field>
  );
}
