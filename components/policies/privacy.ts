import { dayMs } from "@/lib/contract/clock";
import { restorableFor } from "@/lib/contract/identity/values";
import { activityLimits } from "@/lib/contract/notifications/values";
import { feedbackLimits } from "@/lib/contract/visitors/values";
import type { T } from "@/lib/i18n/translator";
import * as paths from "@/lib/paths";
import type { RetentionDays } from "@/lib/web/site/retention";
import { type Operator, type Policy, waysToReach } from "./policy";

export function privacyPolicy(t: T, operator: Operator, retention: RetentionDays): Policy {
  const { brand, name } = operator;
  return {
    title: t("policies.privacy.title"),
    description: t("policies.privacy.description", { site: brand }),
    path: paths.privacyPolicy,
    sections: [
      {
        id: "who",
        title: t("policies.privacy.who.title"),
        text: [
          name
            ? t("policies.privacy.who.named", { site: brand, operator: name })
            : t("policies.privacy.who.unnamed", { site: brand }),
        ],
      },
      {
        id: "visitors",
        title: t("policies.privacy.visitors.title"),
        text: [
          t("policies.privacy.visitors.cookies"),
          t("policies.privacy.visitors.address"),
          t("policies.privacy.visitors.counts"),
          [
            t("policies.privacy.visitors.kept"),
            t("policies.privacy.visitors.code"),
            t("policies.privacy.visitors.visits", { days: retention.visits }),
          ],
          t("policies.privacy.visitors.google"),
        ],
      },
      {
        id: "owners",
        title: t("policies.privacy.owners.title"),
        text: [
          t("policies.privacy.owners.stored"),
          [
            t("policies.privacy.owners.account"),
            t("policies.privacy.owners.content"),
            t("policies.privacy.owners.times"),
          ],
          t("policies.privacy.owners.public"),
          t("policies.privacy.owners.cookie"),
        ],
      },
      {
        id: "messages",
        title: t("policies.privacy.messages.title"),
        text: [
          t("policies.privacy.messages.consent"),
          t("policies.privacy.messages.company"),
          [
            t("policies.privacy.messages.reviews"),
            t("policies.privacy.messages.rejected", {
              days: retention.rejectedReviews,
              pendingDays: feedbackLimits.pendingDays,
            }),
            t("policies.privacy.messages.leads", { days: retention.leads }),
          ],
          t("policies.privacy.messages.signUp"),
        ],
      },
      {
        id: "sharing",
        title: t("policies.privacy.sharing.title"),
        text: [t("policies.privacy.sharing.text")],
      },
      {
        id: "keeping",
        title: t("policies.privacy.keeping.title"),
        text: [
          t("policies.privacy.keeping.text", {
            restorableDays: restorableFor / dayMs,
            activityDays: activityLimits.days,
          }),
        ],
      },
      {
        id: "rights",
        title: t("policies.privacy.rights.title"),
        text: [t("policies.privacy.rights.text", waysToReach(t, operator))],
      },
    ],
  };
}
