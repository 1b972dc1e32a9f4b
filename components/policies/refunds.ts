import type { T } from "@/lib/i18n/translator";
import * as paths from "@/lib/paths";
import { type Operator, type Policy, waysToReach } from "./policy";

export function refundPolicy(t: T, operator: Operator): Policy {
  const { brand, refundDays } = operator;
  const ways = waysToReach(t, operator);
  return {
    title: t("policies.refunds.title"),
    description: t("policies.refunds.description", { site: brand }),
    path: paths.refundPolicy,
    sections: [
      {
        id: "cancelling",
        title: t("policies.refunds.cancelling.title"),
        text: [t("policies.refunds.cancelling.text", ways)],
      },
      ...(refundDays
        ? [
            {
              id: "refunds",
              title: t("policies.refunds.refunds.title"),
              text: [t("policies.refunds.refunds.text", { days: refundDays })],
            },
          ]
        : []),
      {
        id: "ending",
        title: t("policies.refunds.ending.title"),
        text: [t("policies.refunds.ending.text", ways)],
      },
      {
        id: "rights",
        title: t("policies.refunds.rights.title"),
        text: [t("policies.refunds.rights.text")],
      },
    ],
  };
}
