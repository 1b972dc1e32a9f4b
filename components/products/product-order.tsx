"use client";

import { useT } from "@/components/i18n/translator-context";
import { ContentListSkeleton, contentRows } from "@/components/list/content-list-skeleton";
import { ContentOrder } from "@/components/list/content-order";
import { LoadFailure } from "@/components/list/failures";
import { orderProducts, useProducts } from "@/lib/api/products/products";
import { callLimits } from "@/lib/contract/values";
import { ProductLine } from "./product-row";

/** All products as the card has them, to be put into another order. Each move is stored at once. */
export function ProductOrder() {
  const t = useT();
  const { data, error, mutate } = useProducts({ page_size: callLimits.pageSize.max });
  if (error && !data) return <LoadFailure title={t("products.list.failed")} error={error} onRetry={() => mutate()} />;
  if (!data) return <ContentListSkeleton label={t("products.list.loading")} hasRows />;
  return (
    <ContentOrder
      items={data.results}
      onOrder={orderProducts}
      failureText={t("products.edit.failed")}
      className={contentRows}
    >
      {(product, order) => <ProductLine product={product}>{order}</ProductLine>}
    </ContentOrder>
  );
}
