"use client";

import { PhoneInput } from "@/components/content/phone-input";
import { ColorInput } from "@/components/form/color-input";
import { CurrencySelect } from "@/components/form/currency-select";
import { useT } from "@/components/i18n/translator-context";
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
  const t = useT();
  switch (part) {
    case "name":
      return (
        <FormField control={form.control} name="name" label={t("site.name.label")}>
          {(field) => <Input autoComplete="off" placeholder={defaultSiteName} {...field} />}
        </FormField>
      );
    case "logo":
      return <LogoField form={form} label={t("site.logo.label")} current={saved.logo} />;
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
          label={t("site.currency.label")}
          hint={t("site.currency.hint")}
        >
          {(field) => <CurrencySelect {...field} />}
        </FormField>
      );
  }
}

function ColorField({ form, logoColor }: { form: SiteForm; logoColor: string | null }) {
  const t = useT();
  return (
    <FormField control={form.control} name="color" label={t("site.color.label")} hint={t("site.color.hint")}>
      {(field) => (
        <ColorInput field={field} label={t("site.color.pick")} inherited={defaultBrandColor}>
          {logoColor && (
            <Button
              type="button"
              variant="ghost"
              disabled={field.value === logoColor}
              onClick={() => field.onChange(logoColor)}
            >
              {t("site.color.useLogo")}
            </Button>
          )}
          <Button type="button" variant="ghost" disabled={!field.value} onClick={() => field.onChange("")}>
            {t("site.color.useDefault")}
          </Button>
        </ColorInput>
      )}
    </FormField>
  );
}

function OperatorFields({ form: { control } }: { form: SiteForm }) {
  const t = useT();
  return (
    <>
      <FormField
        control={control}
        name="operator_name"
        counter={{ max: siteLimits.operatorName }}
        label={t("site.operator.name")}
      >
        {(field) => <Input autoComplete="organization" {...field} />}
      </FormField>
      <FormField
        control={control}
        name="operator_address"
        counter={{ max: siteLimits.operatorAddress }}
        label={t("site.operator.address")}
      >
        {(field) => <Textarea autoComplete="street-address" {...field} />}
      </FormField>
    </>
  );
}

function PriceFields({ form: { control } }: { form: SiteForm }) {
  const t = useT();
  return (
    <>
      <div className="grid grid-cols-2 items-start gap-4 large-text:grid-cols-1">
        <FormField control={control} name="price" label={t("site.price.price")}>
          {(field) => <Input inputMode="numeric" autoComplete="off" placeholder={String(defaultPrice)} {...field} />}
        </FormField>
        <FormField
          control={control}
          name="old_price"
          label={t("site.price.oldPrice")}
          hint={t("site.price.oldPriceHint")}
        >
          {(field) => <Input inputMode="numeric" autoComplete="off" placeholder={String(defaultOldPrice)} {...field} />}
        </FormField>
      </div>
      <FormField
        control={control}
        name="price_period"
        counter={{ max: siteLimits.period }}
        label={t("site.price.period")}
        hint={t("site.price.periodHint")}
      >
        {(field) => <Input autoComplete="off" placeholder={t("site.price.periodExample")} {...field} />}
      </FormField>
    </>
  );
}

function PolicyFields({ form: { control } }: { form: SiteForm }) {
  const t = useT();
  return (
    <>
      <FormField
        control={control}
        name="refund_days"
        label={t("site.policies.refund")}
        hint={t("site.policies.refundHint")}
      >
        {(field) => <Input inputMode="numeric" autoComplete="off" {...field} />}
      </FormField>
      <FormField
        control={control}
        name="delivery_days"
        label={t("site.policies.delivery")}
        hint={t("site.policies.deliveryHint")}
      >
        {(field) => <Input inputMode="numeric" autoComplete="off" {...field} />}
      </FormField>
      <FormField
        control={control}
        name="governing_law"
        counter={{ max: siteLimits.law }}
        label={t("site.policies.law")}
        hint={t("site.policies.lawHint")}
      >
        {(field) => <Input autoComplete="country-name" placeholder={t("site.policies.lawExample")} {...field} />}
      </FormField>
    </>
  );
}

function ContactFields({ form, base: { fixed } }: { form: SiteForm; base: SiteBase }) {
  const t = useT();
  const hintOf = (value: string | undefined, setting: string) => value && t("site.contact.setBy", { setting });
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
      <FormField
        control={form.control}
        name="email"
        label={t("site.contact.email")}
        hint={hintOf(fixed.email, "CONTACT_EMAIL")}
      >
        {(field) => <Input type="email" autoComplete="off" readOnly={fixed.email !== undefined} {...field} />}
      </FormField>
    </>
  );
}
