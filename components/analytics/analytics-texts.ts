import type { Period } from "@/lib/contract/analytics";

export const periodLabels: Record<Period, string> = {
  "7d": "Last 7 days",
  "30d": "Last 30 days",
  "90d": "Last 90 days",
  "1y": "Last year",
};

export const sampleNotice = "These figures are made up to show how this screen works; none of them was measured.";
