"use client";

import { ArrowUpDown, Plus, ShoppingBag } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { useT } from "@/components/i18n/translator-context";
import { ContentList } from "@/components/list/content-list";
import { ContentListSkeleton } from "@/components/list/content-list-skeleton";
import { useOpenByAddress } from "@/components/list/use-open-by-address";
import { FeatureNote } from "@/components/own-plan/feature-note";
import { LimitNotice } from "@/components/own-plan/limit-notice";
import { PlanNotice } from "@/components/own-plan/plan-notice";
import { useLimits } from "@/components/session/session-user";
import { useBackCloses } from "@/components/ui/back-closes";
import { Button } from "@/components/ui/button";
import { Select } from "@/components/ui/field/select";
import { lazyDialog, lazyPart } from "@/components/ui/lazy";
import { PageHeader } from "@/components/ui/navigation/page-header";
import { useProductCount, useProducts } from "@/lib/api/products/products";
import { withMessages } from "@/lib/browser/messages";
import * as productMessages from "@/lib/contract/content/messages/product";
import { ProductFileMenu } from "./file/product-file-menu";
import { AddPhotos } from "./photos/add-photos";
import { ProductRow } from "./product-row";
import { type ProductFilter, productFilters, useProductQuery } from "./use-product-query";

const CreateProductDialog = lazyDialog(
  withMessages(["products", "own-plan", "content-rules", "picture", "file-rules"], () =>
    import("./create-product-dialog").then(({ CreateProductDialog }) => CreateProductDialog),
  ),
);
const ProductOrder = lazyPart(
  withMessages(["products", "picture", "own-plan"], () => import("./product-order").then((file) => file.ProductOrder)),
  <OrderSkeleton />,
);

function OrderSkeleton() {
  const t = useT();
  return <ContentListSkeleton label={t("products.list.loading")} hasRows />;
}

/** The products, or for as long as they are put in order nothing but that. */
export function ProductScreen() {
  const t = useT();
  const [isOrdering, setIsOrdering] = useState(false);
  const [hasOrdered, setHasOrdered] = useState(false);
  const done = useRef<HTMLButtonElement>(null);
  const stop = () => setIsOrdering(false);
  useBackCloses(isOrdering, stop);
  useEffect(() => {
    if (isOrdering) done.current?.focus();
  }, [isOrdering]);

  if (!isOrdering)
    return (
      <ProductList
        isBack={hasOrdered}
        onOrder={() => {
          setHasOrdered(true);
          setIsOrdering(true);
        }}
      />
    );
  return (
    <div className="flex flex-col gap-6">
      <PageHeader
        title={t("products.order.title")}
        subtitle={t("products.order.subtitle")}
        menu={
          <Button ref={done} onClick={stop}>
            {t("products.order.done")}
          </Button>
        }
      />
      <ProductOrder />
    </div>
  );
}

type ProductListProps = {
  onOrder: () => void;
  /** The order was just changed: focus goes back to the button that led there. */
  isBack: boolean;
};

function ProductList({ onOrder, isBack }: ProductListProps) {
  const t = useT();
  const list = useProductQuery();
  const products = useProducts(list.query);
  const used = useProductCount();
  const { products: max } = useLimits();
  const [isCreating, setIsCreating] = useOpenByAddress();
  const [files, setFiles] = useState<File[]>([]);
  const isFull = used !== undefined && used >= max;
  const isFiltered = list.show !== "all";
  const orderButton = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (isBack) orderButton.current?.focus();
  }, [isBack]);

  function createOf(photos: File[]) {
    setFiles(photos);
    setIsCreating(true);
  }

  const createButton = (
    <Button disabled={isFull} onClick={() => createOf([])}>
      <Plus aria-hidden="true" />
      {t("products.create.action")}
    </Button>
  );
  const first = products.data?.results[0];

  return (
    <div className="flex flex-col gap-6">
      <PageHeader
        title={t("products.title")}
        subtitle={used === undefined ? t("products.subtitle") : t("products.slots", { used, max })}
        actions={
          <>
            {createButton}
            <AddPhotos places={Math.max(0, max - (used ?? 0))} onOne={createOf} />
          </>
        }
        menu={<ProductFileMenu />}
      />
      <FeatureNote feature="orders">{t("own-plan.lacks.orders")}</FeatureNote>
      <PlanNotice />
      <LimitNotice isFull={isFull} used={used} max={max}>
        {t.say(productMessages.limit(max))}
      </LimitNotice>
      <ContentList
        words="products.list"
        list={list}
        answer={products}
        searchPlaceholder={t("products.list.searchPlaceholder")}
        filters={
          <Select
            aria-label={t("products.list.filter")}
            value={list.show}
            onChange={({ target }) => list.setShow(target.value as ProductFilter)}
            className="min-w-29 flex-1 sm:flex-none"
          >
            {Object.entries(productFilters).map(([name, { label }]) => (
              <option key={name} value={name}>
                {t(label)}
              </option>
            ))}
          </Select>
        }
        isFiltered={isFiltered}
        hasRows
        tools={
          (used ?? 0) > 1 && (
            <Button ref={orderButton} variant="ghost" size="sm" onClick={onOrder}>
              <ArrowUpDown aria-hidden="true" />
              {t("products.list.order")}
            </Button>
          )
        }
        empty={{
          icon: ShoppingBag,
          description: t("products.list.noneWhy"),
          action: createButton,
        }}
      >
        {(product) => <ProductRow product={product} isFirst={product === first} />}
      </ContentList>
      <CreateProductDialog open={isCreating && !isFull} onOpenChange={setIsCreating} files={files} />
    </div>
  );
}
