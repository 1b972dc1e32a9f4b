"use client";

import { FormDialog } from "@/components/form/form-dialog";
import { useT } from "@/components/i18n/translator-context";
import type { DialogControl } from "@/components/ui/dialog";
import { toast } from "@/components/ui/toast";
import { useProvider } from "@/lib/api/call/provider";
import { fileOf, savePictures } from "@/lib/api/products/pictures";
import { updateProduct } from "@/lib/api/products/save-products";
import type { Product } from "@/lib/contract/content/product";
import { useCurrency } from "./currency";
import { ProductFields } from "./product-fields";
import { productForm, valuesOf } from "./product-form";

export function EditProductDialog({ product, ...dialog }: DialogControl & { product: Product }) {
  const t = useT();
  const { id } = product;
  const { isFull } = useProvider();
  const currency = useCurrency();
  return (
    <FormDialog
      {...dialog}
      name={`product-${id}`}
      title={t("products.edit.title")}
      schema={productForm(currency, product)}
      defaultValues={valuesOf(currency, product)}
      submitLabel={t("products.edit.submit")}
      busyLabel={t("products.edit.busy")}
      failureText={t("products.edit.failed")}
      onSubmit={async ({ image, ...input }, options) => {
        const file = isFull ? undefined : fileOf(image);
        // Without a file there is nothing to watch the progress of.
        await updateProduct(id, { ...input, image: file }, file && options);
        if (isFull) await savePictures(product, image, options);
        toast.success(t("products.edit.done", { name: input.name }));
      }}
    >
      {(form) => <ProductFields form={form} />}
    </FormDialog>
  );
}
