import type { Analytics } from "@/lib/contract/analytics/schema";
import { ChartCard } from "../charts/chart-card";
import { RankedList } from "../charts/ranked-list";

type TopDocumentsProps = { documents: Analytics["topDocuments"]; className?: string };

export function TopDocuments({ documents, className }: TopDocumentsProps) {
  return (
    <ChartCard
      title="Top Documents"
      description="What visitors opened most"
      emptyText="No documents viewed yet"
      isEmpty={documents.length === 0}
      className={className}
    >
      <RankedList
        label="Top Documents"
        items={documents.map(({ name, views }) => ({ name, count: views }))}
        unit={["view", "views"]}
      />
    </ChartCard>
  );
}
