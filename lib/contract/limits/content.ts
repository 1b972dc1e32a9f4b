import { MB } from "./megabytes";

/** A `side` is the largest, in pixels, that the browser draws a picture anew with. */
export const pictureLimits = {
  /** What a picture may take that the browser has drawn anew. */
  prepared: MB,
  /** Largest picture that is decoded at all, in pixels. */
  pixels: 40_000_000,
} as const;

/** What a client's files may take in all, with those of the last day that were replaced: several times what it can show. */
export const filesOfClient = 100 * MB;

export const documentLimits = { max: 2, bytes: 5 * MB, name: 255, nameWarn: 200, nameDanger: 240 } as const;

/** `searchFrom`: with so many products a card lets visitors look for one. */
export const productLimits = {
  max: 20,
  bytes: 2 * MB,
  side: 1_600,
  pictures: 6,
  name: 255,
  description: 2_000,
  price: 9_999_999_999.99,
  category: 60,
  unit: 20,
  searchFrom: 12,
} as const;

export const videoLimits = { max: 50, title: 255, description: 2_000 } as const;
export const bannerLimits = { max: 10, bytes: 10 * MB, side: 1_920, title: 255, description: 2_000 } as const;

/** How many of each a card shows at first. */
export const cardLimits = { brochures: 2, galleryPlaceholders: 8, videos: 2 } as const;
