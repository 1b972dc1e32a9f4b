import type { Metadata } from "next";
import { AppointmentScreen } from "@/components/appointments/appointment-screen";
import { WithAnswers } from "@/components/session/with-answers";
import { appointmentSettingsOperations } from "@/lib/contract/operations/appointment-settings";
import { appointmentOperations } from "@/lib/contract/operations/appointments";
import { env } from "@/lib/env";
import { reading } from "@/lib/web/session/read-answers";

export const metadata: Metadata = { title: "Appointments" };

const readings = [
  reading(appointmentSettingsOperations.getAppointmentSettings),
  reading(appointmentOperations.listAppointments, { page: 1 }),
];

export default function AppointmentsPage() {
  return (
    <WithAnswers to={readings}>
      <AppointmentScreen siteUrl={env().SITE_URL} />
    </WithAnswers>
  );
}
