"use client";

import { Plus, ShoppingBag } from "lucide-react";
import { useState } from "react";
import { ContentList } from "@/components/list/content-list";
import { ContentOrder } from "@/components/list/content-order";
import { SlotCounter } from "@/components/list/slot-counter";
import { useContentQuery } from "@/components/list/use-content-query";
import { useOpenByAddress } from "@/components/list/use-open-by-address";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { lazyDialog } from "@/components/ui/lazy/lazy-dialog";
import { PageHeader } from "@/components/ui/navigation/page-header";
import { useCapabilities } from "@/lib/api/kept/capabilities";
import { orderProducts, useProductCount, useProducts } from "@/lib/api/products/products";
import { productLimits } from "@/lib/contract/limits/content";
import * as productMessages from "@/lib/contract/messages/product";
import { ProductFileMenu } from "./file/product-file-menu";
import { AddPhotos } from "./photos/add-photos";
import { ProductCard } from "./product-card";

const CreateProductDialog = lazyDialog(() =>
  import("./create-product-dialog").then(({ CreateProductDialog }) => CreateProductDialog),
);

const { max } = productLimits;

export function ProductScreen() {
  const list = useContentQuery();
  const products = useProducts(list.query);
  const used = useProductCount();
  const [isCreating, setIsCreating] = useOpenByAddress();
  const [files, setFiles] = useState<File[]>([]);
  const capabilities = useCapabilities();
  const isFull = used !== undefined && used >= max;

  // The order is of all products: a part of them, as a search or another provider's page gives, cannot be ordered.
  const shown = products.data;
  const canOrder = list.search === "" && list.query.search === "" && shown?.results.length === shown?.count;

  function createOf(photos: File[]) {
    setFiles(photos);
    setIsCreating(true);
  }

  const createButton = (
    <Button disabled={isFull} onClick={() => createOf([])}>
      <Plus aria-hidden="true" />
      Create Product
    </Button>
  );

  return (
    <div className="flex flex-col gap-6">
      <PageHeader
        title="My Products"
        subtitle="The products on your card"
        actions={
          <>
            <SlotCounter used={used} max={max} noun="products" />
            <AddPhotos places={max - (used ?? 0)} onOne={capabilities.data?.product_pictures ? createOf : undefined} />
            {createButton}
            <ProductFileMenu />
          </>
        }
      />
      {isFull && <Alert variant="warning">{productMessages.limit}</Alert>}
      <ContentList
        noun={["product", "products"]}
        list={list}
        answer={products}
        searchPlaceholder="Search by name or description"
        pictureAspect="aspect-4/3"
        arrange={
          canOrder
            ? (items) => (
                <ContentOrder items={items} onOrder={orderProducts} failureText="Failed to update product">
                  {(product, order) => (
                    <ProductCard product={product} isFirst={product.id === items[0]?.id} order={order} />
                  )}
                </ContentOrder>
              )
            : undefined
        }
        empty={{
          icon: ShoppingBag,
          description: "Add a photo, a name and a price to sell on your card.",
          action: createButton,
        }}
      >
        {(product) => <ProductCard product={product} />}
      </ContentList>
      <CreateProductDialog open={isCreating && !isFull} onOpenChange={setIsCreating} files={files} />
    </div>
  );
}
