"use client";

import { PhoneInput } from "@/components/content/phone-input";
import { ColorInput } from "@/components/form/color-input";
import { CurrencySelect } from "@/components/form/currency-select";
import { LogoField } from "@/components/picture/logo-field";
import { Button } from "@/components/ui/button";
import { FormField } from "@/components/ui/field/form-field";
import { Input } from "@/components/ui/field/input";
import { Textarea } from "@/components/ui/field/textarea";
import type { SavedSite } from "@/lib/contract/site/schema";
import { defaultOldPrice, defaultPrice, defaultSiteName, siteLimits } from "@/lib/contract/site/values";
import { defaultBrandColor } from "@/lib/contract/values";
import type { SiteBase } from "@/lib/web/site/describe-site";
import type { SitePart } from "@/lib/web/site/site-steps";
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
    case "operator":
      return <OperatorFields form={form} />;
    case "price":
      return <PriceFields form={form} />;
    case "policies":
      return <PolicyFields form={form} />;
    case "currency":
      return (
        <FormField
          control={form.control}
          name="currency"
          label="Currency"
          hint="Prices are not converted. Past orders keep their currency."
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
            Use the default colour
          </Button>
        </ColorInput>
      )}
    </FormField>
  );
}

function OperatorFields({ form: { control } }: { form: SiteForm }) {
  return (
    <>
      <FormField
        control={control}
        name="operator_name"
        counter={{ max: siteLimits.operatorName }}
        label="Name of your company"
      >
        {(field) => <Input autoComplete="organization" {...field} />}
      </FormField>
      <FormField
        control={control}
        name="operator_address"
        counter={{ max: siteLimits.operatorAddress }}
        label="Address"
      >
        {(field) => <Textarea autoComplete="street-address" {...field} />}
      </FormField>
    </>
  );
}

function PriceFields({ form: { control } }: { form: SiteForm }) {
  return (
    <>
      <div className="grid grid-cols-2 items-start gap-4 large-text:grid-cols-1">
        <FormField control={control} name="price" label="Price in ₹">
          {(field) => <Input inputMode="numeric" autoComplete="off" placeholder={String(defaultPrice)} {...field} />}
        </FormField>
        <FormField control={control} name="old_price" label="Old price in ₹" hint="Shown crossed out">
          {(field) => <Input inputMode="numeric" autoComplete="off" placeholder={String(defaultOldPrice)} {...field} />}
        </FormField>
      </div>
      <FormField
        control={control}
        name="price_period"
        counter={{ max: siteLimits.period }}
        label="For how long"
        hint="Optional. Shown below the price"
      >
        {(field) => <Input autoComplete="off" placeholder="per year" {...field} />}
      </FormField>
    </>
  );
}

function PolicyFields({ form: { control } }: { form: SiteForm }) {
  return (
    <>
      <FormField
        control={control}
        name="refund_days"
        label="Refund (days)"
        hint="Full refund if a client cancels within this many days of paying"
      >
        {(field) => <Input inputMode="numeric" autoComplete="off" {...field} />}
      </FormField>
      <FormField
        control={control}
        name="delivery_days"
        label="Delivery (days)"
        hint="The card is ready within this many days of payment"
      >
        {(field) => <Input inputMode="numeric" autoComplete="off" {...field} />}
      </FormField>
      <FormField
        control={control}
        name="governing_law"
        counter={{ max: siteLimits.law }}
        label="Law"
        hint="The country whose law applies"
      >
        {(field) => <Input autoComplete="country-name" placeholder="India" {...field} />}
      </FormField>
    </>
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
