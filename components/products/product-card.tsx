"use client";

import { Pencil, ShoppingBag } from "lucide-react";
import type { ReactNode } from "react";
import { ContentCard } from "@/components/content/content-card";
import { ContentPicture } from "@/components/content/content-picture";
import { DeleteAction } from "@/components/content/delete-action";
import { DialogAction } from "@/components/form/dialog-action";
import { Badge } from "@/components/ui/badge";
import { lazyDialog } from "@/components/ui/lazy/lazy-dialog";
import { StatusBadge } from "@/components/ui/status-badge";
import { deleteProduct } from "@/lib/api/products/products";
import type { Product } from "@/lib/contract/product";
import { offeredFrom } from "@/lib/contract/product-basics";
import { formatDay } from "@/lib/format/day";
import { formatPrice } from "@/lib/format/price";
import { useCurrency } from "./currency";
import { ProductStatusSwitch } from "./product-status-switch";

const EditProductDialog = lazyDialog(() =>
  import("./edit-product-dialog").then(({ EditProductDialog }) => EditProductDialog),
);

type ProductCardProps = {
  product: Product;
  /** It stands before all others. */
  isFirst?: boolean;
  /** What moves the card among the others, where they can be ordered. */
  order?: ReactNode;
};

export function ProductCard({ product, isFirst, order }: ProductCardProps) {
  const currency = useCurrency();
  const { id, name, description, price, unit, image, image_set: set, status } = product;
  const before = offeredFrom(product);
  return (
    <ContentCard
      title={name}
      description={description}
      media={
        <ContentPicture
          src={image}
          set={set}
          focus={product.pictures?.[0]?.focus}
          sizes="(min-width: 80rem) 22rem, (min-width: 40rem) 45vw, 100vw"
          alt={name}
          placeholder={ShoppingBag}
          isFirst={isFirst}
          className="aspect-4/3"
        />
      }
      badge={
        <span className="flex flex-wrap gap-1">
          {product.is_featured && <Badge>Featured</Badge>}
          {before && <Badge variant="warning">Offer</Badge>}
          {product.is_sold_out && <Badge variant="destructive">Sold out</Badge>}
          <StatusBadge active={status === "active"} />
        </span>
      }
      meta={
        <>
          <span className="font-medium text-foreground tabular-nums">
            {price ? [formatPrice(price, currency), unit].filter(Boolean).join(" ") : "Contact for price"}
          </span>
          {before && (
            <s className="tabular-nums">
              <span className="sr-only">was </span>
              {formatPrice(before, currency)}
            </s>
          )}
          {before && product.offer_until && <span>until {formatDay(product.offer_until)}</span>}
          {product.category && <span>{product.category}</span>}
        </>
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
