import type { RestingContent } from "@/lib/contract/plans/values";
import type { Key } from "@/lib/i18n/messages";
import * as paths from "@/lib/paths";

/** What each kind of content is called, and the screen that lists it. */
export const contentScreens: Record<RestingContent, { name: Key; href: string }> = {
  banners: { name: "dashboard.menu.banners", href: paths.banners },
  documents: { name: "dashboard.menu.documents", href: paths.documents },
  products: { name: "dashboard.menu.products", href: paths.products },
  videos: { name: "dashboard.menu.videos", href: paths.videos },
  people: { name: "dashboard.menu.people", href: paths.people },
};
