import type { Banner } from "@/lib/contract/content/banner";

export function buildBanner(overrides: Partial<Banner> = {}): Banner {
  return {
    id: 1,
    banner_type: "image",
    title: "Festival collection",
    description: "Lamps and vases",
    image: "/media/banner-1600.webp",
    youtube_url: null,
    is_active: true,
    updated_at: "2026-11-01T10:00:00.000Z",
    ...overrides,
  };
}

export function buildVideoBanner(overrides: Partial<Banner> = {}): Banner {
  return buildBanner({
    banner_type: "video",
    image: null,
    youtube_url: "https://youtu.be/aqz-KE-bpKQ",
    ...overrides,
  });
}
