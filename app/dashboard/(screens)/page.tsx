import { Messages } from "@/components/i18n/messages";
import { Home } from "@/components/overview/home";
import { toCardSite } from "@/components/profile/preview/card-site";
import { WithAnswers } from "@/components/session/with-answers";
import { analyticsOperations, overviewOperations } from "@/lib/contract/analytics/operations";
import { appointmentOperations } from "@/lib/contract/appointments/operations";
import { clientOperations } from "@/lib/contract/clients/operations";
import { feedbackOperations } from "@/lib/contract/feedback/operations";
import { leadOperations } from "@/lib/contract/leads/operations";
import { siteOperations } from "@/lib/contract/site/operations";
import { waitingQueries } from "@/lib/contract/waiting";
import { env } from "@/lib/env";
import { type Reading, reading } from "@/lib/web/session/read-answers";
import { titled } from "@/lib/web/site/language";
import { readSite, siteBase } from "@/lib/web/site/site";

export const generateMetadata = () => titled("overview.title");

const readings: Reading[] = [
  reading(overviewOperations.getOverview),
  reading(analyticsOperations.getAnalytics, { period: "7d" }),
  { ...reading(leadOperations.listLeads, waitingQueries.leads), access: "leads.answer" },
  { ...reading(appointmentOperations.listAppointments, waitingQueries.appointments), access: "appointments.answer" },
  { ...reading(feedbackOperations.listFeedback, waitingQueries.feedback), access: "card.edit" },
  // For the administrator's first steps.
  { ...reading(siteOperations.getSite), access: "site.edit" },
  reading(clientOperations.listClients),
];

export default async function DashboardPage() {
  return (
    <Messages
      of={[
        "overview",
        "activity",
        "leads",
        "appointments",
        "feedback",
        "share",
        // The dialogs of the first steps, and the card beside them.
        "profile",
        "products",
        "picture",
        "card",
        "forms",
        "site",
        "site-rules",
        "cards-rules",
        "content-rules",
        "file-rules",
        "clients-rules",
      ]}
    >
      <WithAnswers to={readings}>
        <Home site={toCardSite(env(), await readSite())} base={siteBase()} />
      </WithAnswers>
    </Messages>
  );
}
