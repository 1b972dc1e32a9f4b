import { z } from "zod";

export const periods = ["7d", "30d", "90d", "1y"] as const;
export type Period = (typeof periods)[number];
export const defaultPeriod: Period = "30d";

const count = z.number().int().min(0);
/** Percent against the period before: 12.5, -3.4. */
const change = z.number();

export const analyticsSchema = z.object({
  totalViews: count,
  totalVisitors: count,
  totalDocuments: count,
  totalProducts: count,
  totalFeedback: count,
  viewsChange: change,
  visitorsChange: change,
  documentsChange: change,
  productsChange: change,
  feedbackChange: change,
  monthlyViews: z.array(z.object({ month: z.string(), views: count })),
  /** Most viewed first. */
  topDocuments: z.array(z.object({ name: z.string(), views: count })),
  visitorSources: z.array(z.object({ source: z.string(), count })),
});
export type Analytics = z.infer<typeof analyticsSchema>;
