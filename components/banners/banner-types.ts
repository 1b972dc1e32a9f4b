import type { BannerType } from "@/lib/contract/content/banner";
import type { Key } from "@/lib/i18n/messages";

export const bannerTypeNames = { image: "banners.types.image", video: "banners.types.video" } as const satisfies Record<
  BannerType,
  Key
>;
