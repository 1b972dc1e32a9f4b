"use client";

import { FormField } from "@/components/ui/field/form-field";
import { Input } from "@/components/ui/field/input";
import { productLimits } from "@/lib/contract/content/values";
import { MoreProductFields } from "./more-product-fields";
import { PicturesFormField } from "./pictures/pictures-form-field";
import { PriceInput } from "./price-input";
import type { ProductForm } from "./product-form";

export function ProductFields<O>({ form }: { form: ProductForm<O> }) {
  const { control } = form;
  return (
    <>
      <FormField control={control} name="name" counter={{ max: productLimits.name }} label="Product name" required>
        {(field) => <Input autoComplete="off" placeholder="For example: Handwoven scarf" {...field} />}
      </FormField>
      <div className="grid grid-cols-[3fr_2fr] items-start gap-4 large-text:grid-cols-1">
        <FormField control={control} name="price" label="Price" hint="Leave empty to show “Contact for price”">
          {(field) => <PriceInput {...field} />}
        </FormField>
        <FormField control={control} name="unit" counter={{ max: productLimits.unit }} label="Unit">
          {(field) => <Input autoComplete="off" placeholder="per kg" {...field} />}
        </FormField>
      </div>
      <PicturesFormField form={form} name="image" label="Product images" />
      <MoreProductFields form={form} />
    </>
  );
}
