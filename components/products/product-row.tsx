"use client";

import { Eye, EyeOff, Pencil, ShoppingBag, Trash2 } from "lucide-react";
import { Fragment, type ReactNode, useState } from "react";
import { ContentPicture } from "@/components/content/content-picture";
import { DeleteDialog } from "@/components/content/delete-dialog";
import { RowMenu } from "@/components/content/row-menu";
import { rich } from "@/components/i18n/rich";
import { useT } from "@/components/i18n/translator-context";
import { RestingBadge } from "@/components/own-plan/resting-badge";
import { useShowContent } from "@/components/own-plan/use-show-content";
import { cn } from "@/components/ui/cn";
import { lazyDialog } from "@/components/ui/lazy";
import { toast } from "@/components/ui/toast";
import { messageOf } from "@/lib/api/call/request";
import { deleteProduct, setProductStatus } from "@/lib/api/products/products";
import { withMessages } from "@/lib/browser/messages";
import type { Product } from "@/lib/contract/content/product";
import { offeredFrom } from "@/lib/contract/content/values";
import { formatDay } from "@/lib/format/calendar";
import { formatPrice } from "@/lib/format/price";
import { useCurrency } from "./currency";
import { SoldOutSwitch } from "./sold-out-switch";

const EditProductDialog = lazyDialog(
  withMessages(["products", "own-plan", "content-rules", "picture", "file-rules"], () =>
    import("./edit-product-dialog").then(({ EditProductDialog }) => EditProductDialog),
  ),
);

/** A product in one line, which a tap edits. Sold out is a switch of its own, as shops turn it many times a day. */
export function ProductRow({ product, isFirst }: { product: Product; isFirst?: boolean }) {
  const t = useT();
  const [open, setOpen] = useState<"edit" | "delete" | null>(null);
  const { id, name, status } = product;
  const isShown = status === "active";
  const putOnCard = useShowContent("products", product, name);
  const control = (which: "edit" | "delete") => ({
    open: open === which,
    onOpenChange: (next: boolean) => setOpen(next ? which : null),
  });

  async function show() {
    try {
      await setProductStatus(id, isShown ? "inactive" : "active");
      toast.success(t(isShown ? "products.row.isHidden" : "products.row.isShown", { name }));
    } catch (error) {
      toast.error(t.say(messageOf(error, t("products.edit.failed"))));
    }
  }

  return (
    <ProductLine product={product} isFirst={isFirst}>
      <button
        type="button"
        aria-label={t("products.row.editItem", { name })}
        className="absolute inset-0 cursor-pointer rounded-lg transition-colors hover:bg-foreground/5 focus-ring focus-visible:-outline-offset-2"
        onClick={() => setOpen("edit")}
      />
      <SoldOutSwitch product={product} />
      <div className="relative">
        <RowMenu
          name={name}
          actions={[
            isShown && putOnCard && { icon: Eye, label: t("own-plan.show.action"), onSelect: putOnCard },
            { icon: Pencil, label: t("products.row.edit"), onSelect: () => setOpen("edit") },
            isShown
              ? { icon: EyeOff, label: t("products.row.hide"), onSelect: show }
              : { icon: Eye, label: t("products.row.show"), onSelect: show },
            { icon: Trash2, label: t("common.delete.action"), isDestructive: true, onSelect: () => setOpen("delete") },
          ]}
        />
      </div>
      <EditProductDialog product={product} {...control("edit")} />
      <DeleteDialog words="products.delete" name={name} onDelete={() => deleteProduct(id)} {...control("delete")} />
    </ProductLine>
  );
}

type ProductLineProps = {
  product: Product;
  /** It stands before all others. */
  isFirst?: boolean;
  /** What can be done with it. */
  children: ReactNode;
};

/** Its photo, name and price, as long as one line is. */
export function ProductLine({ product, isFirst, children }: ProductLineProps) {
  const { name, description, image, image_set: set, status } = product;
  return (
    <div className="relative flex min-h-16 items-center gap-3 py-1.5 pe-1 ps-2 large-text:flex-wrap">
      <ContentPicture
        src={image}
        set={set}
        focus={product.pictures?.[0]?.focus}
        sizes="3rem"
        alt={name}
        placeholder={ShoppingBag}
        isFirst={isFirst}
        isSmall
        className={cn(
          "size-12 shrink-0",
          (product.is_sold_out || product.is_resting || status === "inactive") && "opacity-50",
        )}
      />
      <div className="min-w-0 flex-1 large-text:min-w-32 lg:max-w-80">
        <h2 className="truncate text-sm font-semibold" title={name}>
          {name}
        </h2>
        <ProductFacts product={product} />
      </div>
      <p className="min-w-0 flex-1 truncate text-sm text-muted-foreground max-lg:hidden">
        <bdi>{description}</bdi>
      </p>
      {children}
    </div>
  );
}

/** What matters most comes first, for a phone has no room for all of it. */
function ProductFacts({ product }: { product: Product }) {
  const t = useT();
  const currency = useCurrency();
  const { price, unit, category, status } = product;
  const before = offeredFrom(product);
  const facts = [
    product.is_resting && <RestingBadge key="resting" item={product} />,
    status === "inactive" && t("products.row.hidden"),
    <span key="price" className="text-foreground tabular-nums">
      {price ? [formatPrice(price, currency), unit].filter(Boolean).join(" ") : t("products.row.contactForPrice")}
      {before && (
        <s className="ms-1.5 text-muted-foreground">
          {rich(t, "products.row.before", {
            hidden: (inner) => <span className="sr-only">{inner}</span>,
            price: formatPrice(before, currency),
          })}
        </s>
      )}
    </span>,
    before &&
      (product.offer_until
        ? t("products.row.offerUntil", { day: formatDay(t, product.offer_until) })
        : t("products.row.offer")),
    product.is_featured && t("products.row.featured"),
    category,
  ].filter(Boolean);
  return (
    <p className="truncate text-sm text-muted-foreground">
      {facts.map((fact, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: their order is their own
        <Fragment key={index}>
          {index > 0 && " · "}
          <bdi>{fact}</bdi>
        </Fragment>
      ))}
    </p>
  );
}
