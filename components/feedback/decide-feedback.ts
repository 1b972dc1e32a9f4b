import { toast, undoMs } from "@/components/ui/toast";
import { messageOf } from "@/lib/api/call/request";
import type { FeedbackStatus } from "@/lib/contract/feedback/values";
import type { Key } from "@/lib/i18n/messages";
import type { T } from "@/lib/i18n/translator";

type Decision = {
  customer: string;
  former: FeedbackStatus;
  next: FeedbackStatus;
  change: (status: FeedbackStatus) => Promise<void>;
};

const decidedTexts = {
  approved: "feedback.decide.approved",
  pending: "feedback.decide.pending",
  rejected: "feedback.decide.rejected",
} as const satisfies Record<FeedbackStatus, Key>;

/** The toast offers Undo. */
export async function decideFeedback(t: T, decision: Decision, isUndo = false): Promise<void> {
  const { customer, former, next, change } = decision;
  const undo = () => void decideFeedback(t, { customer, former: next, next: former, change }, true);
  try {
    await change(next);
    toast.success(t(decidedTexts[next], { customer }), {
      duration: undoMs,
      action: isUndo ? undefined : { label: t("feedback.decide.undo"), onClick: undo },
    });
  } catch (error) {
    toast.error(t.say(messageOf(error, t("feedback.decide.failed"))));
  }
}
