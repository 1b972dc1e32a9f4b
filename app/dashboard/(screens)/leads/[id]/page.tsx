import type { Metadata } from "next";
import { LeadDetailScreen } from "@/components/leads/lead-detail-screen";
import { readId } from "@/lib/site/read-id";

export const metadata: Metadata = { title: "Lead" };

export default async function LeadPage({ params }: { params: Promise<{ id: string }> }) {
  return <LeadDetailScreen id={readId((await params).id)} />;
}
