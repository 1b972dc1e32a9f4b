"use client";

import { LinkFields, type LinksControl } from "@/components/content/link-fields";
import { useT } from "@/components/i18n/translator-context";
import { ListFields } from "@/components/list/list-fields";
import { CheckField } from "@/components/ui/field/check-field";
import { FormField } from "@/components/ui/field/form-field";
import { Input } from "@/components/ui/field/input";
import { profileLimits } from "@/lib/contract/cards/values";
import type { ProfileFormControl } from "../form/profile-form-values";

/** The company's own links, each shown always, for some days, or not at all. */
export function LinkList({ control }: { control: ProfileFormControl }) {
  const t = useT();
  return (
    <ListFields
      control={control}
      name="links"
      words="profile.links.list"
      max={profileLimits.links.max}
      empty={{ title: "", url: "", icon: "globe", shown: true, from: null, until: null }}
    >
      {(index) => (
        <div className="grid gap-4 sm:grid-cols-2">
          <LinkFields control={control as unknown as LinksControl} index={index} />
          <DayField control={control} name={`links.${index}.from`} label={t("profile.links.firstDay")} />
          <DayField control={control} name={`links.${index}.until`} label={t("profile.links.lastDay")} />
          <CheckField control={control} name={`links.${index}.shown`} label={t("profile.links.shown")} />
        </div>
      )}
    </ListFields>
  );
}

type DayFieldProps = { control: ProfileFormControl; name: `links.${number}.${"from" | "until"}`; label: string };

function DayField({ control, name, label }: DayFieldProps) {
  return (
    <FormField control={control} name={name} label={label}>
      {({ value, ...field }) => <Input type="date" value={value ?? ""} {...field} />}
    </FormField>
  );
}
