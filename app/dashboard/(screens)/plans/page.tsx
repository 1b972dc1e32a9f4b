import { Messages } from "@/components/i18n/messages";
import { PlansScreen } from "@/components/plans/plans-screen";
import { WithAnswers } from "@/components/session/with-answers";
import { planOperations } from "@/lib/contract/plans/operations";
import { siteOperations } from "@/lib/contract/site/operations";
import { reading } from "@/lib/web/session/read-answers";
import { titled } from "@/lib/web/site/language";

export const generateMetadata = () => titled("plans.title");

const readings = [reading(planOperations.listPlans), reading(siteOperations.getSite)];

export default function PlansPage() {
  return (
    <Messages of={["plans", "common", "format.days", "format.namedDay"]}>
      <WithAnswers to={readings}>
        <PlansScreen />
      </WithAnswers>
    </Messages>
  );
}
