"use client";

import { OwnWords } from "@/components/form/own-words/own-words";
import { useT } from "@/components/i18n/translator-context";
import { FormField } from "@/components/ui/field/form-field";
import { Input } from "@/components/ui/field/input";
import { productLimits } from "@/lib/contract/content/values";
import { MoreProductFields } from "./more-product-fields";
import { PicturesFormField } from "./pictures/pictures-form-field";
import { PriceInput } from "./price-input";
import type { ProductForm } from "./product-form";

export function ProductFields<O>({ form }: { form: ProductForm<O> }) {
  const t = useT();
  const { control } = form;
  const texts = [
    { name: "name", label: t("products.fields.name"), max: productLimits.name },
    { name: "description", label: t("products.fields.description"), max: productLimits.description, isLong: true },
    { name: "unit", label: t("products.fields.unit"), max: productLimits.unit },
    { name: "category", label: t("products.fields.category"), max: productLimits.category },
  ];
  return (
    <OwnWords form={form} texts={texts}>
      <FormField
        control={control}
        name="name"
        counter={{ max: productLimits.name }}
        label={t("products.fields.name")}
        required
      >
        {(field) => <Input autoComplete="off" placeholder={t("products.fields.namePlaceholder")} {...field} />}
      </FormField>
      <div className="grid grid-cols-[3fr_2fr] items-start gap-4 large-text:grid-cols-1">
        <FormField
          control={control}
          name="price"
          label={t("products.fields.price")}
          hint={t("products.fields.priceHint")}
        >
          {(field) => <PriceInput {...field} />}
        </FormField>
        <FormField
          control={control}
          name="unit"
          counter={{ max: productLimits.unit }}
          label={t("products.fields.unit")}
        >
          {(field) => <Input autoComplete="off" placeholder={t("products.fields.unitPlaceholder")} {...field} />}
        </FormField>
      </div>
      <PicturesFormField form={form} name="image" label={t("products.fields.images")} />
      <MoreProductFields form={form} />
    </OwnWords>
  );
}
