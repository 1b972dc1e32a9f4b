"use client";

import type { StepControl } from "@/components/form/dialog-form";
import { FormDialog } from "@/components/form/form-dialog";
import { useT } from "@/components/i18n/translator-context";
import type { DialogControl } from "@/components/ui/dialog";
import { toast } from "@/components/ui/toast";
import { useProvider } from "@/lib/api/call/provider";
import { createProductWithPictures, fileOf } from "@/lib/api/products/pictures";
import { createProduct } from "@/lib/api/products/save-products";
import { useCurrency } from "./currency";
import { draftOf } from "./pictures/drafts";
import { ProductFields } from "./product-fields";
import { productForm, valuesOf } from "./product-form";

type CreateProductDialogProps = DialogControl &
  Partial<StepControl> & {
    /** Photos that it begins with, ready to be sent. */
    files?: readonly File[];
  };

export function CreateProductDialog({ files = [], ...dialog }: CreateProductDialogProps) {
  const t = useT();
  const { isFull } = useProvider();
  const currency = useCurrency();
  return (
    <FormDialog
      {...dialog}
      name="new-product"
      title={t("products.create.title")}
      schema={productForm(currency)}
      defaultValues={{ ...valuesOf(currency), image: files.map((file) => draftOf(file)) }}
      submitLabel={t("products.create.submit")}
      busyLabel={t("products.create.busy")}
      failureText={t("products.create.failed")}
      onSubmit={async ({ image, ...input }, options) => {
        if (isFull) {
          const { failure } = await createProductWithPictures({ ...input, image }, options);
          if (failure) toast.error(t("products.create.photosMissing", { name: input.name, reason: t.say(failure) }));
        } else await createProduct({ ...input, image: fileOf(image) as File }, options);
        toast.success(t("products.create.done", { name: input.name }));
      }}
    >
      {(form) => <ProductFields form={form} />}
    </FormDialog>
  );
}
