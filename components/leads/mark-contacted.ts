import { toast, undoMs } from "@/components/ui/toast";
import { messageOf } from "@/lib/api/call/request";
import { updateLead } from "@/lib/api/leads";
import type { Lead } from "@/lib/contract/leads/schema";
import type { T } from "@/lib/i18n/translator";

/** Milliseconds; a call takes its time. */
const offerMs = 60_000;

type Marked = Pick<Lead, "id" | "name" | "status">;

/** Offers to mark a new lead as contacted. */
export function offerContacted(t: T, lead: Marked): void {
  if (lead.status !== "new") return;
  toast.message(t("leads.contacted.question", { name: lead.name }), {
    id: `reached-${lead.id}`,
    duration: offerMs,
    action: { label: t("leads.contacted.mark"), onClick: () => void markContacted(t, lead) },
  });
}

/** The toast offers Undo. */
export async function markContacted(t: T, { id, name, status }: Marked): Promise<void> {
  try {
    await updateLead(id, { status: "contacted" });
    toast.success(t("leads.contacted.done", { name }), {
      id: `reached-${id}`,
      duration: undoMs,
      action: { label: t("leads.contacted.undo"), onClick: () => void putBack(t, id, name, status) },
    });
  } catch (error) {
    toast.error(t.say(messageOf(error, t("leads.contacted.failed"))));
  }
}

async function putBack(t: T, id: number, name: string, status: Lead["status"]): Promise<void> {
  try {
    await updateLead(id, { status });
    toast.success(t("leads.contacted.undone", { name }), { id: `reached-${id}` });
  } catch (error) {
    toast.error(t.say(messageOf(error, t("leads.contacted.failed"))));
  }
}
