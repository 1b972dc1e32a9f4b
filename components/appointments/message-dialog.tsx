"use client";

import { FormDialog } from "@/components/form/form-dialog";
import { useT } from "@/components/i18n/translator-context";
import type { DialogControl } from "@/components/ui/dialog";
import { FormField } from "@/components/ui/field/form-field";
import { Textarea } from "@/components/ui/field/textarea";
import { toast } from "@/components/ui/toast";
import { updateAppointment } from "@/lib/api/appointments";
import { type Appointment, updateAppointmentSchema } from "@/lib/contract/appointments/schema";
import type { AppointmentDecision } from "@/lib/contract/appointments/values";
import { appointmentLimits } from "@/lib/contract/visitors/values";

const messageSchema = updateAppointmentSchema.pick({ message: true });

type Props = DialogControl & { appointment: Appointment; status: AppointmentDecision };

export function MessageDialog({ appointment: { id, name, message }, status, ...dialog }: Props) {
  const t = useT();
  return (
    <FormDialog
      {...dialog}
      name={`appointment-${id}`}
      title={t("appointments.message.title", { name })}
      description={t("appointments.message.text")}
      schema={messageSchema}
      defaultValues={{ message }}
      submitLabel={t("appointments.message.save")}
      busyLabel={t("appointments.message.saving")}
      failureText={t("appointments.message.failed")}
      onSubmit={async (input) => {
        await updateAppointment(id, { status, ...input });
        toast.success(t("appointments.message.saved"));
      }}
    >
      {({ control }) => (
        <FormField
          control={control}
          name="message"
          counter={{ max: appointmentLimits.message }}
          label={t("appointments.message.label")}
          hint={t("appointments.message.hint")}
        >
          {(field) => <Textarea rows={3} {...field} />}
        </FormField>
      )}
    </FormDialog>
  );
}
