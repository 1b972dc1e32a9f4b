import { toast, undoMs } from "@/components/ui/toast";
import { messageOf } from "@/lib/api/call/request";
import type { FeedbackStatus } from "@/lib/contract/feedback/values";

type Decision = {
  name: string;
  former: FeedbackStatus;
  next: FeedbackStatus;
  change: (status: FeedbackStatus) => Promise<void>;
};

/** The toast offers Undo. */
export async function decideFeedback({ name, former, next, change }: Decision, isUndo = false): Promise<void> {
  const undo = () => void decideFeedback({ name, former: next, next: former, change }, true);
  try {
    await change(next);
    toast.success(next === "pending" ? `${name} is pending again` : `${name} was ${next}`, {
      duration: undoMs,
      action: isUndo ? undefined : { label: "Undo", onClick: undo },
    });
  } catch (error) {
    toast.error(messageOf(error, "Failed to update feedback"));
  }
}
