import type { T } from "@/lib/i18n/translator";
import * as paths from "@/lib/paths";
import { type Operator, type Policy, waysToReach } from "./policy";

export function termsPolicy(t: T, operator: Operator): Policy {
  const { brand, name, law } = operator;
  const ways = waysToReach(t, operator);
  return {
    title: t("policies.terms.title"),
    description: t("policies.terms.description", { site: brand }),
    path: paths.termsPolicy,
    sections: [
      {
        id: "agreement",
        title: t("policies.terms.agreement.title"),
        text: [
          name
            ? t("policies.terms.agreement.named", { site: brand, operator: name })
            : t("policies.terms.agreement.unnamed", { site: brand }),
        ],
      },
      {
        id: "service",
        title: t("policies.terms.service.title"),
        text: [t("policies.terms.service.card"), t("policies.terms.service.online")],
      },
      {
        id: "account",
        title: t("policies.terms.account.title"),
        text: [t("policies.terms.account.text")],
      },
      {
        id: "content",
        title: t("policies.terms.content.title"),
        text: [
          t("policies.terms.content.yours"),
          [
            t("policies.terms.content.law"),
            t("policies.terms.content.others"),
            t("policies.terms.content.people"),
            t("policies.terms.content.software"),
          ],
          t("policies.terms.content.offline", { section: ways.section }),
        ],
      },
      {
        id: "dealings",
        title: t("policies.terms.dealings.title"),
        text: [t("policies.terms.dealings.text")],
      },
      {
        id: "changes",
        title: t("policies.terms.changes.title"),
        text: [t("policies.terms.changes.text", ways)],
      },
      ...(law
        ? [
            {
              id: "law",
              title: t("policies.terms.law.title"),
              text: [t("policies.terms.law.text", { law })],
            },
          ]
        : []),
    ],
  };
}
