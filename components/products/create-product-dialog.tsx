"use client";

import { toast } from "sonner";
import type { DialogControl } from "@/components/form/dialog-action";
import type { StepControl } from "@/components/form/dialog-form";
import { FormDialog } from "@/components/form/form-dialog";
import { createProduct } from "@/lib/api/products";
import { ProductFields } from "./product-fields";
import { createProductForm, valuesOf } from "./product-form";

export function CreateProductDialog(dialog: DialogControl & Partial<StepControl>) {
  return (
    <FormDialog
      {...dialog}
      name="new-product"
      title="Create New Product"
      schema={createProductForm}
      defaultValues={valuesOf()}
      submitLabel="Create Product"
      busyLabel="Creating..."
      failureText="Failed to create product"
      onSubmit={async (input, options) => {
        await createProduct(input, options);
        toast.success(`${input.name} was created`);
      }}
    >
      {(form) => <ProductFields form={form} />}
    </FormDialog>
  );
}
