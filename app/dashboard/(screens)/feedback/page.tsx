import type { Metadata } from "next";
import { FeedbackScreen } from "@/components/feedback/feedback-screen";
import { env } from "@/lib/env";

export const metadata: Metadata = { title: "Customer Feedback" };

export default function FeedbackPage() {
  return <FeedbackScreen siteUrl={env().SITE_URL} />;
}
