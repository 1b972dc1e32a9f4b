import type { BannerType } from "@/lib/contract/content/banner";

export const bannerTypeLabels: Record<BannerType, string> = { image: "Image", video: "Video" };
