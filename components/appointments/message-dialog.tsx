"use client";

import { FormDialog } from "@/components/form/form-dialog";
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
  return (
    <FormDialog
      {...dialog}
      name={`appointment-${id}`}
      title={`Message to ${name}`}
      description="Your customer sees it on the appointment page."
      schema={messageSchema}
      defaultValues={{ message }}
      submitLabel="Save"
      busyLabel="Saving..."
      failureText="Failed to save your message"
      onSubmit={async (input) => {
        await updateAppointment(id, { status, ...input });
        toast.success("Your message was saved");
      }}
    >
      {({ control }) => (
        <FormField
          control={control}
          name="message"
          counter={{ max: appointmentLimits.message }}
          label="Message"
          hint="For example: please come 5 minutes early"
        >
          {(field) => <Textarea rows={3} {...field} />}
        </FormField>
      )}
    </FormDialog>
  );
}
