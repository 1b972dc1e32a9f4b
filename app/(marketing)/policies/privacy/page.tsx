import type { Metadata } from "next";
import { readOperator } from "@/components/policies/policy";
import { describePolicy } from "@/components/policies/policy-metadata";
import { PolicyPage } from "@/components/policies/policy-page";
import { privacyPolicy } from "@/components/policies/privacy";
import { env } from "@/lib/env";
import { describeRetention } from "@/lib/site/retention";

export const dynamic = "force-dynamic";

export function generateMetadata(): Metadata {
  const { SITE_URL, BRAND_NAME } = env();
  return describePolicy(readPolicy(), SITE_URL, BRAND_NAME);
}

export default function Page() {
  return <PolicyPage policy={readPolicy()} operator={readOperator(env())} />;
}

function readPolicy() {
  return privacyPolicy(readOperator(env()), describeRetention(env()));
}
