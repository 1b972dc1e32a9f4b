import { OwnAppointment } from "@/components/card/appointment/own-appointment";
import { ContactSent } from "@/components/card/forms/sent";
import { readOutcome } from "@/lib/web/forms/form-outcome";
import { loadAppointment } from "@/lib/web/provider-client/visitors";
import { createOutcomePage } from "../../form-pages";
import { createOwnPage } from "../../own-page";
import { readFormCompany } from "../../read-form";

export const dynamic = "force-dynamic";

type Context = Parameters<typeof answerRefused>[1];

const answerRefused = createOutcomePage("appointment", ({ t, slug }) => <ContactSent t={t} slug={slug} />);

/** A token leads to an appointment below its own company alone. */
const answerOwn = createOwnPage({
  missing: "forms.appointment.notFound",
  title: "forms.appointment.pageTitle",
  titleOf: (t, { appointment }) => t("forms.title.appointment", { company: appointment.company.company_name }),
  find: async ({ companyName, outcome: token }: Awaited<Context["params"]>) => {
    const reading = await readFormCompany(companyName);
    if (reading.state !== "found") return null;
    const appointment = await loadAppointment(token);
    return appointment?.company.slug === reading.slug ? { ...reading, appointment } : null;
  },
  show: (t, { appointment, slug }, { outcome: token }) => (
    <OwnAppointment t={t} appointment={appointment} slug={slug} token={token} />
  ),
});

/** Why a request was not taken, or by its token the appointment itself. */
export async function GET(request: Request, context: Context): Promise<Response> {
  const { outcome } = await context.params;
  return (readOutcome(outcome) ? answerRefused : answerOwn)(request, context);
}
