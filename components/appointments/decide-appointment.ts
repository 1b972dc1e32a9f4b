import { toast, undoMs } from "@/components/ui/toast";
import { updateAppointment } from "@/lib/api/appointments";
import { messageOf } from "@/lib/api/call/request";
import type { Appointment } from "@/lib/contract/appointments/schema";
import type { AppointmentDecision } from "@/lib/contract/appointments/values";
import type { T } from "@/lib/i18n/translator";
import { decidedTexts } from "./appointment-texts";

/** The toast offers Undo. */
export async function decideAppointment(
  t: T,
  appointment: Appointment,
  next: AppointmentDecision,
  isUndo = false,
): Promise<void> {
  const { id, name, status, message } = appointment;
  const former = status === "confirmed" ? "confirmed" : "requested";
  try {
    await updateAppointment(id, { status: next, message });
    toast.success(t(decidedTexts[next], { name }), {
      id: `appointment-${id}`,
      duration: undoMs,
      action: isUndo
        ? undefined
        : {
            label: t("appointments.decided.undo"),
            onClick: () => void decideAppointment(t, appointment, former, true),
          },
    });
  } catch (error) {
    toast.error(t.say(messageOf(error, t("appointments.decided.failed"))));
  }
}
