"use client";

import { useWatch } from "react-hook-form";
import { FormDialog } from "@/components/form/form-dialog";
import type { CheckedForm } from "@/components/form/use-checked-form";
import { useT } from "@/components/i18n/translator-context";
import type { DialogControl } from "@/components/ui/dialog";
import { FormField } from "@/components/ui/field/form-field";
import { Input } from "@/components/ui/field/input";
import { toast } from "@/components/ui/toast";
import { useFileUrl } from "@/components/upload/use-file-url";
import { createProducts } from "@/lib/api/products/save-products";
import type { CreateProductInput } from "@/lib/contract/content/product";
import { type PhotoProducts, photoProductsForm, photoProductsOf } from "./photo-products";

/** Names a product for each photo, and makes them all. */
export function PhotoProductsDialog({ files, ...dialog }: DialogControl & { files: readonly File[] }) {
  const t = useT();
  return (
    <FormDialog
      {...dialog}
      name="photo-products"
      title={t("products.photos.title", { count: files.length })}
      description={t("products.photos.description")}
      schema={photoProductsForm}
      defaultValues={photoProductsOf(files)}
      submitLabel={t("products.photos.submit")}
      busyLabel={t("products.photos.busy")}
      failureText={t("products.create.failed")}
      onSubmit={async (products, options) => {
        await createProducts(products, options);
        toast.success(t("products.photos.done", { count: products.length }));
      }}
    >
      {(form) => <PhotoNames form={form} />}
    </FormDialog>
  );
}

function PhotoNames({ form }: { form: CheckedForm<PhotoProducts, CreateProductInput[]> }) {
  const t = useT();
  const products = useWatch({ control: form.control, name: "products" });
  return (
    <ul className="flex flex-col gap-4">
      {products.map(({ image }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: none comes, goes or moves
        <li key={index} className="flex items-start gap-3">
          <Thumbnail file={image} />
          <FormField
            control={form.control}
            name={`products.${index}.name`}
            label={t("products.photos.name", { number: index + 1 })}
            required
            className="flex-1"
          >
            {(field) => <Input autoComplete="off" {...field} />}
          </FormField>
        </li>
      ))}
    </ul>
  );
}

function Thumbnail({ file }: { file: File }) {
  const url = useFileUrl(file);
  return (
    <span className="size-17 shrink-0 overflow-hidden rounded-md bg-muted">
      {/* biome-ignore lint/performance/noImgElement: local files need no optimiser */}
      {url && <img src={url} alt="" className="size-full object-cover" />}
    </span>
  );
}
