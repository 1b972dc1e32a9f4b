"use client";

import { useMemo } from "react";
import { useAllowance } from "@/components/session/session-user";
import { useAppointmentSettings } from "@/lib/api/appointments";
import { useProvider } from "@/lib/api/call/provider";
import { useBanners, useDocuments, usePeople, useVideos } from "@/lib/api/content";
import { useCompanyFeedback } from "@/lib/api/feedback";
import { useProducts } from "@/lib/api/products/products";
import type { CardContent } from "@/lib/card/content";
import type { ContentCounts } from "@/lib/card/next-steps";
import type { Company } from "@/lib/contract/cards/company";
import { picturesWithinPlan } from "@/lib/contract/cards/within-plan";
import type { List } from "@/lib/contract/pagination";
import { callLimits } from "@/lib/contract/values";
import type { Card } from "@/lib/web/provider-client/cards";

export type PreviewContent = CardContent &
  Pick<Card, "reviews" | "people_count"> &
  Pick<Company, "takes_leads" | "takes_orders" | "takes_appointments">;

const all = { page_size: callLimits.pageSize.max };

/**
 * What the card at `slug` shows of what the client has put on it, and what others say there; a list that is not there
 * yet, or fails, is empty.
 */
export function useCardContent(slug: string | null | undefined): PreviewContent {
  const { data: documents } = useDocuments(all);
  const { data: products } = useProducts(all);
  const { data: videos } = useVideos(all);
  const { data: banners } = useBanners();
  const { data: reviews = null } = useCompanyFeedback(slug || null);
  const { data: people } = usePeople(all);
  const { isFull: takes_leads } = useProvider();
  const { data: booking } = useAppointmentSettings();
  const { features, limits } = useAllowance();
  const takes_orders = features.includes("orders");
  const takes_appointments = booking?.is_on && booking.has_hours && features.includes("appointments");
  return useMemo(
    () => ({
      documents: shownOf(documents),
      products: picturesWithinPlan(limits, shownOf(products)),
      videos: shownOf(videos),
      banners: shownOf(banners),
      people: shownOf(people),
      people_count: people?.count,
      reviews,
      takes_leads,
      takes_orders,
      takes_appointments,
    }),
    [documents, products, limits, videos, banners, people, reviews, takes_leads, takes_orders, takes_appointments],
  );
}

/** All but what rests beyond the plan. */
function shownOf<T extends { is_resting?: boolean }>(list: List<T> | undefined): T[] {
  return list?.results.filter(({ is_resting }) => !is_resting) ?? [];
}

/** How much there is of each; undefined until all is known. It asks for nothing that the card's content does not. */
export function useContentCounts(): { counts?: ContentCounts; error?: unknown } {
  const documents = useDocuments(all);
  const products = useProducts(all);
  const videos = useVideos(all);
  const banners = useBanners();
  const error = [documents, products, videos, banners].find((answer) => answer.error)?.error;
  if (!documents.data || !products.data || !videos.data || !banners.data) return { error };
  const counts = {
    documents: documents.data.count,
    products: products.data.count,
    videos: videos.data.count,
    banners: banners.data.count,
  };
  return { counts };
}
