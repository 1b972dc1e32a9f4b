import type { AnalyticsDetails } from "@/lib/contract/analytics/schema";
import { ChartCard } from "../charts/chart-card";
import { RankedList } from "../charts/ranked-list";

/** The products, videos and links that visitors liked best; what nobody has touched takes no room. */
export function Rankings({ details: { topProducts, topVideos, topLinks } }: { details: AnalyticsDetails }) {
  const rankings = [
    { title: "Top Products", description: "Most viewed", items: topProducts, unit: ["view", "views"] },
    { title: "Top Videos", description: "Most played", items: topVideos, unit: ["play", "plays"] },
    { title: "Top Links", description: "Most tapped social networks", items: topLinks, unit: ["tap", "taps"] },
  ] as const;
  return rankings
    .filter(({ items }) => items.length > 0)
    .map(({ title, description, items, unit }) => (
      <ChartCard key={title} title={title} description={description}>
        <RankedList label={title} items={items} unit={unit} />
      </ChartCard>
    ));
}
