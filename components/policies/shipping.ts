import type { T } from "@/lib/i18n/translator";
import * as paths from "@/lib/paths";
import { type Operator, type Policy, waysToReach } from "./policy";

export function shippingPolicy(t: T, operator: Operator): Policy {
  const { brand, deliveryDays } = operator;
  return {
    title: t("policies.shipping.title"),
    description: t("policies.shipping.description", { site: brand }),
    path: paths.shippingPolicy,
    sections: [
      {
        id: "what",
        title: t("policies.shipping.what.title"),
        text: [t("policies.shipping.what.service", { site: brand }), t("policies.shipping.what.link")],
      },
      ...(deliveryDays
        ? [
            {
              id: "when",
              title: t("policies.shipping.when.title"),
              text: [t("policies.shipping.when.text", { days: deliveryDays })],
            },
          ]
        : []),
      {
        id: "missing",
        title: t("policies.shipping.missing.title"),
        text: [t("policies.shipping.missing.text", waysToReach(t, operator))],
      },
    ],
  };
}
