import type { BannerType } from "@/lib/contract/banner";

export const bannerTypeLabels: Record<BannerType, string> = { image: "Image", video: "Video" };
