import type { Metadata } from "next";
import { Home } from "@/components/overview/home";

export const metadata: Metadata = { title: "Dashboard" };

export default function DashboardPage() {
  return <Home />;
}
