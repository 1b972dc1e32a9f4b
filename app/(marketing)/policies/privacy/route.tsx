import { createPolicyPage } from "@/components/policies/policy-document";
import { privacyPolicy } from "@/components/policies/privacy";
import { env } from "@/lib/env";
import { retentionDays } from "@/lib/web/site/retention";

export const dynamic = "force-dynamic";

export const GET = createPolicyPage((t, operator) => privacyPolicy(t, operator, retentionDays(env())));
