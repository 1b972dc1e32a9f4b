import { createPolicyPage } from "@/components/policies/policy-document";
import { privacyPolicy } from "@/components/policies/privacy";
import { env } from "@/lib/env";
import { describeRetention } from "@/lib/web/site/retention";

export const dynamic = "force-dynamic";

export const GET = createPolicyPage((operator) => privacyPolicy(operator, describeRetention(env())));
