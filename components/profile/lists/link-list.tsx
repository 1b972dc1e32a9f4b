"use client";

import { ListFields } from "@/components/list/list-fields";
import { CheckField } from "@/components/ui/field/checkbox";
import { FormField } from "@/components/ui/field/form-field";
import { Input } from "@/components/ui/field/input";
import { Select } from "@/components/ui/field/select";
import { linkIconNames, linkIcons } from "@/lib/contract/cards/links";
import { profileLimits } from "@/lib/contract/cards/values";
import type { ProfileFormControl } from "../form/profile-form-values";

/** The company's own links, each shown always, for some days, or not at all. */
export function LinkList({ control }: { control: ProfileFormControl }) {
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
          <FormField
            control={control}
            name={`links.${index}.title`}
            counter={{ max: profileLimits.links.title }}
            label="Title"
            required
          >
            {(field) => <Input placeholder="Order on our website" autoComplete="off" {...field} />}
          </FormField>
          <FormField control={control} name={`links.${index}.url`} label="Link" required>
            {(field) => (
              <Input type="url" inputMode="url" autoCapitalize="none" placeholder="https://example.com/" {...field} />
            )}
          </FormField>
          <FormField control={control} name={`links.${index}.icon`} label="Icon" className="sm:col-span-2">
            {(field) => (
              <Select {...field}>
                {linkIconNames.map((icon) => (
                  <option key={icon} value={icon}>
                    {linkIcons[icon]}
                  </option>
                ))}
              </Select>
            )}
          </FormField>
          <DayField control={control} name={`links.${index}.from`} label="First day (optional)" />
          <DayField control={control} name={`links.${index}.until`} label="Last day (optional)" />
          <CheckField control={control} name={`links.${index}.shown`} label="Show it on my card" />
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
