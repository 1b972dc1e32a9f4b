import type { Metadata } from "next";
import { OwnAppointment } from "@/components/card/appointment/own-appointment";
import { CardMessage } from "@/components/card/card-message";
import { ContactSent } from "@/components/card/forms/contact-sent";
import { FormPage } from "@/components/card/forms/form-page";
import { ApiError } from "@/lib/contract/errors";
import { readOutcome } from "@/lib/forms/form-outcome";
import * as paths from "@/lib/paths";
import { loadAppointment } from "@/lib/provider-client/appointments";
import { createOutcomePage } from "../../form-pages";
import { readFormCompany } from "../../read-form";
import { readOrFail, Unread } from "../../unread";

export const dynamic = "force-dynamic";

/** Why a request was not taken, or by its token the appointment itself. */
type Props = Parameters<typeof refused.Page>[0];

const refused = createOutcomePage("appointment", ({ slug }) => <ContactSent slug={slug} />);

export async function generateMetadata(props: Props): Promise<Metadata> {
  const { companyName, outcome: token } = await props.params;
  if (readOutcome(token)) return refused.generateMetadata(props);
  const found = await readOrFail(() => findAppointment(companyName, token));
  const robots = { index: false };
  if (found instanceof ApiError) return { title: "Appointment", robots };
  if (found) return { title: { absolute: `Appointment at ${found.appointment.company.company_name}` }, robots };
  return { title: "Appointment not found", robots, other: { "page-status": "404" } };
}

export default async function AppointmentPage(props: Props) {
  const { companyName, outcome: token } = await props.params;
  if (readOutcome(token)) return refused.Page(props);
  const found = await readOrFail(() => findAppointment(companyName, token));
  if (found instanceof ApiError) return <Unread error={found} />;
  if (!found)
    return (
      <CardMessage title="Appointment not found" text="It may have been deleted, or the link is incomplete.">
        <a className="button button-primary" href={paths.home}>
          Return to Home
        </a>
      </CardMessage>
    );
  const { company, slug, appointment } = found;
  return (
    <FormPage company={company} slug={slug}>
      <OwnAppointment appointment={appointment} slug={slug} token={token} />
    </FormPage>
  );
}

/** A token leads to an appointment below its own company alone. */
async function findAppointment(companyName: string, token: string) {
  const reading = await readFormCompany(companyName);
  if (reading.state !== "found") return null;
  const appointment = await loadAppointment(token);
  return appointment?.company.slug === reading.slug ? { ...reading, appointment } : null;
}
