import type { Metadata } from "next";
import { Home } from "@/components/dashboard/home";

export const metadata: Metadata = { title: "Dashboard" };

export default function DashboardPage() {
  return <Home />;
}
