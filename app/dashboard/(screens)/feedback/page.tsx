import { FeedbackScreen } from "@/components/feedback/feedback-screen";
import { Messages } from "@/components/i18n/messages";
import { WithAnswers } from "@/components/session/with-answers";
import { feedbackOperations } from "@/lib/contract/feedback/operations";
import { reading } from "@/lib/web/session/read-answers";
import { titled } from "@/lib/web/site/language";

export const generateMetadata = () => titled("feedback.title");

const { listFeedback, getFeedbackStats } = feedbackOperations;
const readings = [reading(listFeedback, { page: 1 }), reading(getFeedbackStats)];

export default function FeedbackPage() {
  return (
    <Messages of={["common", "feedback", "format.ago", "share.link"]}>
      <WithAnswers to={readings}>
        <FeedbackScreen />
      </WithAnswers>
    </Messages>
  );
}
