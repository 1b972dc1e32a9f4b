"use client";

import { PhoneInput } from "@/components/content/phone-input";
import { ColorInput } from "@/components/form/color-input";
import { CurrencySelect } from "@/components/form/currency-select";
import { LogoField } from "@/components/picture/logo-field";
import { Button } from "@/components/ui/button";
import { FormField } from "@/components/ui/field/form-field";
import { Input } from "@/components/ui/field/input";
import { defaultBrandColor } from "@/lib/contract/color-basics";
import type { SavedSite } from "@/lib/contract/site";
import { defaultSiteName } from "@/lib/contract/site-basics";
import type { SiteBase } from "@/lib/site/describe-site";
import type { SitePart } from "@/lib/site/site-steps";
import type { SiteForm } from "./site-form";

type PartFieldsProps = { part: SitePart; form: SiteForm; saved: SavedSite; base: SiteBase };

/** The fields of one part. */
export function PartFields({ part, form, saved, base }: PartFieldsProps) {
  switch (part) {
    case "name":
      return (
        <FormField control={form.control} name="name" label="Name">
          {(field) => <Input autoComplete="off" placeholder={defaultSiteName} {...field} />}
        </FormField>
      );
    case "logo":
      return <LogoField form={form} label="Logo" current={saved.logo} />;
    case "color":
      return <ColorField form={form} logoColor={saved.logo_color} />;
    case "contact":
      return <ContactFields form={form} base={base} />;
    case "currency":
      return (
        <FormField
          control={form.control}
          name="currency"
          label="Currency"
          hint="Prices keep their numbers. Past orders stay in the currency they were made in."
        >
          {(field) => <CurrencySelect {...field} />}
        </FormField>
      );
  }
}

function ColorField({ form, logoColor }: { form: SiteForm; logoColor: string | null }) {
  return (
    <FormField
      control={form.control}
      name="color"
      label="Colour"
      hint="Shades are adjusted so text stays readable, in light and dark."
    >
      {(field) => (
        <ColorInput field={field} label="Pick a colour" inherited={defaultBrandColor}>
          {logoColor && (
            <Button
              type="button"
              variant="ghost"
              disabled={field.value === logoColor}
              onClick={() => field.onChange(logoColor)}
            >
              Use the logo's colour
            </Button>
          )}
          <Button type="button" variant="ghost" disabled={!field.value} onClick={() => field.onChange("")}>
            Use the usual colour
          </Button>
        </ColorInput>
      )}
    </FormField>
  );
}

function ContactFields({ form, base: { fixed } }: { form: SiteForm; base: SiteBase }) {
  const hintOf = (value: string | undefined, setting: string) => value && `Set by ${setting} on the server.`;
  return (
    <>
      <FormField
        control={form.control}
        name="whatsapp"
        label="WhatsApp"
        hint={hintOf(fixed.whatsapp, "CONTACT_WHATSAPP")}
      >
        {(field) => <PhoneInput readOnly={fixed.whatsapp !== undefined} {...field} />}
      </FormField>
      <FormField control={form.control} name="email" label="Email" hint={hintOf(fixed.email, "CONTACT_EMAIL")}>
        {(field) => <Input type="email" autoComplete="off" readOnly={fixed.email !== undefined} {...field} />}
      </FormField>
    </>
  );
}
