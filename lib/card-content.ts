import type { Banner } from "./contract/banner";
import type { Document } from "./contract/document";
import type { Product } from "./contract/product";
import type { Video } from "./contract/video";
import { isMediaUrl } from "./media-url";

/** What a company has put on its card. */
export type CardContent = { documents: Document[]; products: Product[]; videos: Video[]; banners: Banner[] };

/**
 * What of it a visitor gets to see, for the card and its previews alike: files that can be opened and products on sale.
 * Inactive banners stay, because the card may have to fall back to one.
 */
export function toPublicContent({ documents, products, videos, banners }: CardContent): CardContent {
  return {
    documents: documents.filter(({ file }) => isMediaUrl(file)),
    products: products.filter(({ status }) => status === "active").map(dropUnsafeImage),
    videos,
    banners: banners.map(dropUnsafeImage),
  };
}

/** The banner that the card shows: the first active one, else the first. */
export function pickBanner(banners: Banner[]): Banner | null {
  return banners.find((banner) => banner.is_active) ?? banners[0] ?? null;
}

function dropUnsafeImage<T extends { image: string | null }>(item: T): T {
  return { ...item, image: item.image && isMediaUrl(item.image) ? item.image : null };
}
