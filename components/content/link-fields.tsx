"use client";

import type { Control } from "react-hook-form";
import { useT } from "@/components/i18n/translator-context";
import { FormField } from "@/components/ui/field/form-field";
import { Input } from "@/components/ui/field/input";
import { Select } from "@/components/ui/field/select";
import { type LinkIcon, linkIconNames, type PlainLink } from "@/lib/contract/links";
import { textLimits } from "@/lib/contract/values";
import type { Key } from "@/lib/i18n/messages";
import type { T } from "@/lib/i18n/translator";

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

/** That of a form with a list of links. */
export type LinksControl = Control<{ links: PlainLink[] }>;

/** What every link has. */
export function LinkFields({ control, index }: { control: LinksControl; index: number }) {
  const t = useT();
  return (
    <>
      <FormField
        control={control}
        name={`links.${index}.title`}
        counter={{ max: textLimits.linkTitle }}
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
    </>
  );
}
