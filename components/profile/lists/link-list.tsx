"use client";

import { useT } from "@/components/i18n/translator-context";
import { ListFields } from "@/components/list/list-fields";
import { CheckField } from "@/components/ui/field/check-field";
import { FormField } from "@/components/ui/field/form-field";
import { Input } from "@/components/ui/field/input";
import { Select } from "@/components/ui/field/select";
import { type LinkIcon, linkIconNames } from "@/lib/contract/cards/links";
import { profileLimits } from "@/lib/contract/cards/values";
import type { Key } from "@/lib/i18n/messages";
import type { T } from "@/lib/i18n/translator";
import type { ProfileFormControl } from "../form/profile-form-values";

const iconNames = {
  globe: "profile.links.icons.website",
  store: "profile.links.icons.shop",
  file: "profile.links.icons.form",
  image: "profile.links.icons.photos",
  play: "profile.links.icons.play",
  star: "profile.links.icons.reviews",
  pin: "profile.links.icons.map",
} as const satisfies Partial<Record<LinkIcon, Key>>;

const brands = { whatsapp: "WhatsApp", instagram: "Instagram", facebook: "Facebook" };

/** An icon by what an owner calls it. */
function iconName(t: T, icon: LinkIcon): string {
  return icon in brands ? brands[icon as keyof typeof brands] : t(iconNames[icon as keyof typeof iconNames]);
}

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
          <FormField
            control={control}
            name={`links.${index}.title`}
            counter={{ max: profileLimits.links.title }}
            label={t("profile.links.name")}
            required
          >
            {(field) => <Input placeholder={t("profile.links.nameExample")} autoComplete="off" {...field} />}
          </FormField>
          <FormField control={control} name={`links.${index}.url`} label={t("profile.links.url")} required>
            {(field) => (
              <Input type="url" inputMode="url" autoCapitalize="none" placeholder="https://example.com/" {...field} />
            )}
          </FormField>
          <FormField
            control={control}
            name={`links.${index}.icon`}
            label={t("profile.links.icon")}
            className="sm:col-span-2"
          >
            {(field) => (
              <Select {...field}>
                {linkIconNames.map((icon) => (
                  <option key={icon} value={icon}>
                    {iconName(t, icon)}
                  </option>
                ))}
              </Select>
            )}
          </FormField>
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
