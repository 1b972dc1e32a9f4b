"use client";

import { toast } from "sonner";
import type { DialogControl } from "@/components/form/dialog-action";
import { FormDialog } from "@/components/form/form-dialog";
import { updateProduct } from "@/lib/api/products";
import type { Product } from "@/lib/contract/product";
import { ProductFields } from "./product-fields";
import { editProductForm, valuesOf } from "./product-form";

export function EditProductDialog({ product, ...dialog }: DialogControl & { product: Product }) {
  const { id, image } = product;
  return (
    <FormDialog
      {...dialog}
      name={`product-${id}`}
      title="Edit Product"
      schema={editProductForm}
      defaultValues={valuesOf(product)}
      submitLabel="Update Product"
      busyLabel="Updating..."
      failureText="Failed to update product"
      onSubmit={async (input, options) => {
        // Without a file there is nothing to watch the progress of.
        await updateProduct(id, input, input.image && options);
        toast.success(`${input.name} was updated`);
      }}
    >
      {(form) => <ProductFields form={form} current={image} />}
    </FormDialog>
  );
}
