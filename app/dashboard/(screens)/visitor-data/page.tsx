import type { Metadata } from "next";
import { VisitorDataScreen } from "@/components/visitor-data/visitor-data-screen";

export const metadata: Metadata = { title: "Visitors' data" };

export default function VisitorDataPage() {
  return <VisitorDataScreen />;
}
