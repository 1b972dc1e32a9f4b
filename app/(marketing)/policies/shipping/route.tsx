import { createPolicyPage } from "@/components/policies/policy-document";
import { shippingPolicy } from "@/components/policies/shipping";

export const dynamic = "force-dynamic";

export const GET = createPolicyPage(shippingPolicy);
