import type { Metadata } from "next";
import { LeadScreen } from "@/components/leads/lead-screen";

export const metadata: Metadata = { title: "Leads" };

export default function LeadsPage() {
  return <LeadScreen />;
}
