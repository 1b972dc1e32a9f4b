"use client";

import { useMemo } from "react";
import { useBanners } from "@/lib/api/banners";
import { useDocuments } from "@/lib/api/documents";
import { useProducts } from "@/lib/api/products";
import { useVideos } from "@/lib/api/videos";
import type { CardContent } from "@/lib/card/content";
import { limits } from "@/lib/contract/limits";

const all = { page_size: limits.pageSize.max };

/** What the client has put on its card; a list that is not there yet, or fails, is empty. */
export function useCardContent(): CardContent {
  const { data: documents } = useDocuments(all);
  const { data: products } = useProducts(all);
  const { data: videos } = useVideos(all);
  const { data: banners } = useBanners();
  return useMemo(
    () => ({
      documents: documents?.results ?? [],
      products: products?.results ?? [],
      videos: videos?.results ?? [],
      banners: banners?.results ?? [],
    }),
    [documents, products, videos, banners],
  );
}
