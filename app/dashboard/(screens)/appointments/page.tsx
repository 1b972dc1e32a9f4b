import { AppointmentScreen } from "@/components/appointments/appointment-screen";
import { Messages } from "@/components/i18n/messages";
import { WithAnswers } from "@/components/session/with-answers";
import { appointmentOperations, appointmentSettingsOperations } from "@/lib/contract/appointments/operations";
import { reading } from "@/lib/web/session/read-answers";
import { titled } from "@/lib/web/site/language";

export const generateMetadata = () => titled("appointments.title");

const readings = [
  reading(appointmentSettingsOperations.getAppointmentSettings),
  reading(appointmentOperations.listAppointments, { page: 1 }),
];

export default function AppointmentsPage() {
  return (
    <Messages of={["appointments", "common", "format", "hand-over", "own-plan.lacks.appointments", "rules.tooLong"]}>
      <WithAnswers to={readings}>
        <AppointmentScreen />
      </WithAnswers>
    </Messages>
  );
}
