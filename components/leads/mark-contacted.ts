import { toast, undoMs } from "@/components/ui/toast";
import { messageOf } from "@/lib/api/call/request";
import { updateLead } from "@/lib/api/leads";
import type { Lead } from "@/lib/contract/leads/schema";

/** Milliseconds; a call takes its time. */
const offerMs = 60_000;

type Marked = Pick<Lead, "id" | "name" | "status">;

/** Offers to mark a new lead as contacted. */
export function offerContacted(lead: Marked): void {
  if (lead.status !== "new") return;
  toast.message(`Did you reach ${lead.name}?`, {
    id: `reached-${lead.id}`,
    duration: offerMs,
    action: { label: "Mark as contacted", onClick: () => void markContacted(lead) },
  });
}

/** The toast offers Undo. */
export async function markContacted({ id, name, status }: Marked): Promise<void> {
  try {
    await updateLead(id, { status: "contacted" });
    toast.success(`${name} was marked as contacted`, {
      id: `reached-${id}`,
      duration: undoMs,
      action: { label: "Undo", onClick: () => void putBack(id, name, status) },
    });
  } catch (error) {
    toast.error(messageOf(error, "Failed to change the status"));
  }
}

async function putBack(id: number, name: string, status: Lead["status"]): Promise<void> {
  try {
    await updateLead(id, { status });
    toast.success(`${name} is waiting for you again`, { id: `reached-${id}` });
  } catch (error) {
    toast.error(messageOf(error, "Failed to change the status"));
  }
}
