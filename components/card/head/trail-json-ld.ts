import * as paths from "@/lib/paths";

type Step = { name: string; path: string };

/** Where a page stands below its card, as search engines show it in place of an address. */
export function trailJsonLd(card: { name: string; slug: string }, steps: readonly Step[], siteUrl: string) {
  return {
    "@type": "BreadcrumbList",
    itemListElement: [{ name: card.name, path: paths.card(card.slug) }, ...steps].map(({ name, path }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name,
      item: siteUrl + path,
    })),
  };
}
