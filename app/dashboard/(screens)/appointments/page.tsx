import type { Metadata } from "next";
import { AppointmentScreen } from "@/components/appointments/appointment-screen";
import { env } from "@/lib/env";

export const metadata: Metadata = { title: "Appointments" };

export default function AppointmentsPage() {
  return <AppointmentScreen siteUrl={env().SITE_URL} />;
}
