import { OwnAppointment } from "@/components/card/appointment/own-appointment";
import { ContactSent } from "@/components/card/forms/sent";
import { decodeSegment } from "@/lib/paths";
import { readOutcome } from "@/lib/web/forms/form-outcome";
import { loadCompany } from "@/lib/web/provider-client/companies";
import { loadAppointment } from "@/lib/web/provider-client/visitors";
import { createOutcomePage } from "../../form-pages";
import { createOwnPage } from "../../own-page";

export const dynamic = "force-dynamic";

type Context = Parameters<typeof answerRefused>[1];

const answerRefused = createOutcomePage("appointment", ({ t, at }) => <ContactSent t={t} at={at} />);

/** A token leads to an appointment below its own company alone. */
const answerOwn = createOwnPage({
  missing: "forms.appointment.notFound",
  title: "forms.appointment.pageTitle",
  titleOf: (t, { company }) => t("forms.title.appointment", { company: company.client.company_name }),
  find: async ({ companyName, outcome: token }: Awaited<Context["params"]>, language) => {
    const name = decodeSegment(companyName);
    const company = await loadCompany(name);
    if (!company) return null;
    const appointment = await loadAppointment(token, language);
    const slug = company.client.slug ?? name;
    return appointment?.company.slug === slug ? { company, slug, appointment } : null;
  },
  show: ({ t, company, appointment, at }, { outcome: token }) => (
    <OwnAppointment t={t} company={company.client.company_name} appointment={appointment} at={at} token={token} />
  ),
});

/** Why a request was not taken, or by its token the appointment itself. */
export async function GET(request: Request, context: Context): Promise<Response> {
  const { outcome } = await context.params;
  return (readOutcome(outcome) ? answerRefused : answerOwn)(request, context);
}
