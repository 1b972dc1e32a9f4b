import { answerSiteDocument } from "@/components/landing/site-document";
import { env } from "@/lib/env";
import { readSite } from "@/lib/web/site/site";
import { type Operator, type Policy, readOperator } from "./policy";
import { describePolicy } from "./policy-metadata";
import { PolicyPage } from "./policy-page";

/** Answers with a policy as it is for whoever runs the site. */
export function createPolicyPage(policyOf: (operator: Operator) => Policy) {
  return async function answerPolicy(): Promise<Response> {
    const site = await readSite();
    const operator = readOperator(site);
    const policy = policyOf(operator);
    const head = describePolicy(policy, env().SITE_URL, site.name);
    return answerSiteDocument({ head, site }, <PolicyPage policy={policy} operator={operator} />);
  };
}
