"use client";

import { PictureFormField } from "@/components/picture/picture-form-field";
import { FormField } from "@/components/ui/field/form-field";
import { Input } from "@/components/ui/field/input";
import { limits } from "@/lib/contract/limits";
import { productImageRule } from "@/lib/contract/product-picture";
import { MoreProductFields } from "./more-product-fields";
import { PriceInput } from "./price-input";
import type { ProductForm } from "./product-form";

/** `current` is the image that an edited product has. */
export function ProductFields<O>({ form, current }: { form: ProductForm<O>; current?: string | null }) {
  const { control } = form;
  return (
    <>
      <FormField control={control} name="name" label="Product Name" required>
        {(field) => <Input autoComplete="off" placeholder="For example: Handwoven scarf" {...field} />}
      </FormField>
      <div className="grid grid-cols-[3fr_2fr] items-start gap-4">
        <FormField control={control} name="price" label="Price" hint="Left empty, your card says: Contact for price">
          {(field) => <PriceInput {...field} />}
        </FormField>
        <FormField control={control} name="unit" label="Unit">
          {(field) => <Input autoComplete="off" placeholder="per kg" maxLength={limits.product.unit} {...field} />}
        </FormField>
      </div>
      <PictureFormField
        form={form}
        name="image"
        label="Product Image"
        rule={productImageRule}
        aspect={1}
        required={!current}
        current={current}
      />
      <MoreProductFields form={form} />
    </>
  );
}
