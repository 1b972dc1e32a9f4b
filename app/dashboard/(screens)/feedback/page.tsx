import type { Metadata } from "next";
import { FeedbackScreen } from "@/components/feedback/feedback-screen";
import { WithAnswers } from "@/components/session/with-answers";
import { feedbackOperations } from "@/lib/contract/feedback/operations";
import { reading } from "@/lib/web/session/read-answers";

export const metadata: Metadata = { title: "Customer Feedback" };

const { listFeedback, getFeedbackStats } = feedbackOperations;
const readings = [reading(listFeedback, { page: 1 }), reading(getFeedbackStats)];

export default function FeedbackPage() {
  return (
    <WithAnswers to={readings}>
      <FeedbackScreen />
    </WithAnswers>
  );
}
