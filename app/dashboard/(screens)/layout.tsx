import type { ReactNode } from "react";
import { DashboardShell } from "@/components/dashboard/dashboard-shell";
import { env } from "@/lib/env";

export default function ScreensLayout({ children }: { children: ReactNode }) {
  return <DashboardShell brand={env().BRAND_NAME}>{children}</DashboardShell>;
}
