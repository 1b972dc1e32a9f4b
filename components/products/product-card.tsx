"use client";

import { Pencil, ShoppingBag } from "lucide-react";
import type { ReactNode } from "react";
import { ContentCard } from "@/components/content/content-card";
import { ContentPicture } from "@/components/content/content-picture";
import { DeleteAction } from "@/components/content/delete-action";
import { DialogAction } from "@/components/form/dialog-action";
import { StatusBadge } from "@/components/ui/status-badge";
import { deleteProduct } from "@/lib/api/products";
import type { Product } from "@/lib/contract/product";
import { formatPrice } from "@/lib/format/price";
import { useCurrency } from "./currency";
import { EditProductDialog } from "./edit-product-dialog";
import { ProductStatusSwitch } from "./product-status-switch";

type ProductCardProps = {
  product: Product;
  /** What moves the card among the others, where they can be ordered. */
  order?: ReactNode;
};

export function ProductCard({ product, order }: ProductCardProps) {
  const currency = useCurrency();
  const { id, name, description, price, image, image_set: set, status } = product;
  return (
    <ContentCard
      title={name}
      description={description}
      media={
        <ContentPicture
          src={image}
          set={set}
          sizes="(min-width: 80rem) 22rem, (min-width: 40rem) 45vw, 100vw"
          alt={name}
          placeholder={ShoppingBag}
          className="aspect-4/3"
        />
      }
      badge={<StatusBadge active={status === "active"} />}
      meta={
        <span className="font-medium text-foreground tabular-nums">
          {price ? formatPrice(price, currency) : "Contact for price"}
        </span>
      }
      actions={
        <>
          {order}
          <ProductStatusSwitch product={product} />
          <DialogAction icon={Pencil} label="Edit" name={name}>
            {(dialog) => <EditProductDialog product={product} {...dialog} />}
          </DialogAction>
          <DeleteAction noun="product" name={name} onDelete={() => deleteProduct(id)} />
        </>
      }
    />
  );
}
