import { Messages } from "@/components/i18n/messages";
import { Home } from "@/components/overview/home";
import { toCardSite } from "@/components/profile/preview/card-site";
import { WithAnswers } from "@/components/session/with-answers";
import { analyticsOperations, overviewOperations } from "@/lib/contract/analytics/operations";
import { appointmentOperations } from "@/lib/contract/appointments/operations";
import { clientOperations } from "@/lib/contract/clients/operations";
import { feedbackOperations } from "@/lib/contract/feedback/operations";
import { leadOperations } from "@/lib/contract/leads/operations";
import { planOperations } from "@/lib/contract/plans/operations";
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
  { ...reading(planOperations.listPlans), access: "plans.manage" },
  reading(clientOperations.listClients),
];

export default async function DashboardPage() {
  return (
    <Messages
      of={[
        "activity.failed",
        "activity.filter",
        "activity.loading",
        "activity.more",
        "activity.none",
        "activity.title",
        "appointments.decided",
        "appointments.row.confirm",
        "appointments.row.confirmOf",
        "appointments.status",
        "common.content.visitorLanguage",
        "common.noData",
        "common.pages",
        "feedback.decide",
        "feedback.starsOf",
        "format",
        "leads.contacted",
        "leads.kind",
        "leads.status",
        "own-plan.lacks.appointments",
        "own-plan.state",
        "common.content.newTab",
        "overview.actions",
        "overview.better",
        "overview.confirm",
        "overview.guide",
        "overview.share",
        "overview.steps",
        "overview.tiles",
        "overview.waiting",
        "overview.week",
        "overview.welcome",
        "share.link",
        "share.ways",
        "site.color.text",
        "site.color.title",
        "site.contact.text",
        "site.contact.title",
        "site.currency.text",
        "site.currency.title",
        "site.groups",
        "site.logo.text",
        "site.logo.title",
        "site.name",
        "site.operator.text",
        "site.operator.title",
        "site.policies.text",
        "site.policies.title",
        "site.price.text",
        "site.price.title",
      ]}
    >
      <WithAnswers to={readings}>
        <Home site={toCardSite(env(), await readSite())} base={siteBase()} />
      </WithAnswers>
    </Messages>
  );
}
