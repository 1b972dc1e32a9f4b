import type { Metadata } from "next";
import { AppointmentScreen } from "@/components/appointments/appointment-screen";
import { WithAnswers } from "@/components/session/with-answers";
import { appointmentOperations, appointmentSettingsOperations } from "@/lib/contract/appointments/operations";
import { reading } from "@/lib/web/session/read-answers";

export const metadata: Metadata = { title: "Appointments" };

const readings = [
  reading(appointmentSettingsOperations.getAppointmentSettings),
  reading(appointmentOperations.listAppointments, { page: 1 }),
];

export default function AppointmentsPage() {
  return (
    <WithAnswers to={readings}>
      <AppointmentScreen />
    </WithAnswers>
  );
}
