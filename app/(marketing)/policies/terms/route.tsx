import { createPolicyPage } from "@/components/policies/policy-document";
import { termsPolicy } from "@/components/policies/terms";

export const dynamic = "force-dynamic";

export const GET = createPolicyPage(termsPolicy);
