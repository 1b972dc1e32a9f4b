import { createPolicyPage } from "@/components/policies/policy-document";
import { refundPolicy } from "@/components/policies/refunds";

export const dynamic = "force-dynamic";

export const GET = createPolicyPage(refundPolicy);
