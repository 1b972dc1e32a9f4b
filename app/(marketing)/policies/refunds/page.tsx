import type { Metadata } from "next";
import { readOperator } from "@/components/policies/policy";
import { describePolicy } from "@/components/policies/policy-metadata";
import { PolicyPage } from "@/components/policies/policy-page";
import { refundPolicy } from "@/components/policies/refunds";
import { env } from "@/lib/env";

export const dynamic = "force-dynamic";

export function generateMetadata(): Metadata {
  const { SITE_URL, BRAND_NAME } = env();
  return describePolicy(refundPolicy(readOperator(env())), SITE_URL, BRAND_NAME);
}

export default function Page() {
  const operator = readOperator(env());
  return <PolicyPage policy={refundPolicy(operator)} operator={operator} />;
}
