"use client";

import { useId, useState } from "react";
import { MoreFields } from "@/components/form/more-fields";
import { useT } from "@/components/i18n/translator-context";
import { CheckField } from "@/components/ui/field/check-field";
import { FormField } from "@/components/ui/field/form-field";
import { Input } from "@/components/ui/field/input";
import { Textarea } from "@/components/ui/field/textarea";
import { useProducts } from "@/lib/api/products/products";
import { productLimits } from "@/lib/contract/content/values";
import { callLimits } from "@/lib/contract/values";
import { PriceInput } from "./price-input";
import type { ProductForm } from "./product-form";

const names = ["description", "category", "old_price", "offer_until", "is_featured", "is_sold_out"] as const;

/** What few products need. It is open where something is filled in already. */
export function MoreProductFields<O>({ form }: { form: ProductForm<O> }) {
  const t = useT();
  const [isFilled] = useState(() => names.some((name) => Boolean(form.getValues(name))));
  return (
    <MoreFields control={form.control} names={names} label={t("products.fields.more")} isOpenAtFirst={isFilled}>
      <Fields form={form} />
    </MoreFields>
  );
}

function Fields<O>({ form: { control } }: { form: ProductForm<O> }) {
  const t = useT();
  const listId = useId();
  return (
    <div className="flex flex-col gap-5 py-4">
      <FormField
        control={control}
        name="description"
        counter={{ max: productLimits.description }}
        label={t("products.fields.description")}
      >
        {(field) => <Textarea placeholder={t("products.fields.descriptionPlaceholder")} {...field} />}
      </FormField>
      <FormField
        control={control}
        name="category"
        counter={{ max: productLimits.category }}
        label={t("products.fields.category")}
        hint={t("products.fields.categoryHint")}
      >
        {(field) => (
          <Input autoComplete="off" placeholder={t("products.fields.categoryPlaceholder")} list={listId} {...field} />
        )}
      </FormField>
      <Categories id={listId} />
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <FormField
          control={control}
          name="old_price"
          label={t("products.fields.oldPrice")}
          hint={t("products.fields.oldPriceHint")}
        >
          {(field) => <PriceInput {...field} />}
        </FormField>
        <FormField
          control={control}
          name="offer_until"
          label={t("products.fields.offerUntil")}
          hint={t("products.fields.offerUntilHint")}
        >
          {(field) => <Input type="date" {...field} />}
        </FormField>
      </div>
      <CheckField
        control={control}
        name="is_featured"
        label={t("products.fields.featured")}
        hint={t("products.fields.featuredHint")}
      />
      <CheckField
        control={control}
        name="is_sold_out"
        label={t("products.fields.soldOut")}
        hint={t("products.fields.soldOutHint")}
      />
    </div>
  );
}

/** Those in use, so that one is not written in two ways. */
function Categories({ id }: { id: string }) {
  const { data } = useProducts({ page_size: callLimits.pageSize.max });
  const categories = new Set(data?.results.flatMap(({ category }) => category || []));
  return (
    <datalist id={id}>
      {[...categories].map((category) => (
        <option key={category} value={category} />
      ))}
    </datalist>
  );
}
