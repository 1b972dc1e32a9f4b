import type { Metadata } from "next";
import { OwnAppointment } from "@/components/card/appointment/own-appointment";
import { ContactSent } from "@/components/card/forms/contact-sent";
import { readOutcome } from "@/lib/web/forms/form-outcome";
import { loadAppointment } from "@/lib/web/provider-client/visitors";
import { createOutcomePage } from "../../form-pages";
import { createOwnPage } from "../../own-page";
import { readFormCompany } from "../../read-form";

export const dynamic = "force-dynamic";

type Props = Parameters<typeof refused.Page>[0];

const refused = createOutcomePage("appointment", ({ slug }) => <ContactSent slug={slug} />);

/** A token is valid only below its own company. */
const own = createOwnPage({
  thing: "Appointment",
  title: "Appointment",
  titleOf: ({ appointment }) => ({ absolute: `Appointment at ${appointment.company.company_name}` }),
  find: async ({ companyName, outcome: token }: Awaited<Props["params"]>) => {
    const reading = await readFormCompany(companyName);
    if (reading.state !== "found") return null;
    const appointment = await loadAppointment(token);
    return appointment?.company.slug === reading.slug ? { ...reading, appointment } : null;
  },
  show: ({ appointment, slug }, { outcome: token }) => (
    <OwnAppointment appointment={appointment} slug={slug} token={token} />
  ),
});

/** Why a request was refused, or the appointment itself by its token. */
const pageOf = async ({ params }: Props) => (readOutcome((await params).outcome) ? refused : own);

export async function generateMetadata(props: Props): Promise<Metadata> {
  return (await pageOf(props)).generateMetadata(props);
}

export default async function AppointmentPage(props: Props) {
  return (await pageOf(props)).Page(props);
}
