import { AnalyticsScreen } from "@/components/analytics/analytics-screen";
import { Messages } from "@/components/i18n/messages";
import { WithAnswers } from "@/components/session/with-answers";
import { analyticsOperations } from "@/lib/contract/analytics/operations";
import { defaultPeriod as period } from "@/lib/contract/analytics/values";
import { profileOperations } from "@/lib/contract/cards/operations";
import { reading } from "@/lib/web/session/read-answers";
import { titled } from "@/lib/web/site/language";

export const generateMetadata = () => titled("analytics.title");

const { getAnalytics, listCompanyFigures } = analyticsOperations;
const readings = [
  reading(getAnalytics, { period }),
  // Whether its people have cards.
  reading(profileOperations.getCompleteProfile),
  reading(listCompanyFigures, { period, page: 1, ordering: "-views" }),
];

/** If the address names other days or a client, the screen loads them itself. */
export default async function AnalyticsPage({ searchParams }: PageProps<"/dashboard/analytics">) {
  const isPlain = Object.keys(await searchParams).length === 0;
  return (
    <Messages
      of={[
        "analytics",
        "clients.accountType",
        "clients.back",
        "clients.gate",
        "clients.status",
        "clients.unknown",
        "common.list",
        "common.pages",
        "common.sampleData",
        "failures.clientNotFound",
        "format",
        "plans-rules.figuresLacking",
        "rules.dayInvalid",
        "rules.rangeInvalid",
        "rules.rangeTooLong",
        "share.link",
        "share.ways",
      ]}
    >
      <WithAnswers to={isPlain ? readings : []}>
        <AnalyticsScreen />
      </WithAnswers>
    </Messages>
  );
}
