import type { Metadata } from "next";
import { readOperator } from "@/components/policies/policy";
import { describePolicy } from "@/components/policies/policy-metadata";
import { PolicyPage } from "@/components/policies/policy-page";
import { shippingPolicy } from "@/components/policies/shipping";
import { env } from "@/lib/env";

export const dynamic = "force-dynamic";

export function generateMetadata(): Metadata {
  const { SITE_URL, BRAND_NAME } = env();
  return describePolicy(shippingPolicy(readOperator(env())), SITE_URL, BRAND_NAME);
}

export default function Page() {
  const operator = readOperator(env());
  return <PolicyPage policy={shippingPolicy(operator)} operator={operator} />;
}
