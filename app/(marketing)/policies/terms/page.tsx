import type { Metadata } from "next";
import { readOperator } from "@/components/policies/policy";
import { describePolicy } from "@/components/policies/policy-metadata";
import { PolicyPage } from "@/components/policies/policy-page";
import { termsPolicy } from "@/components/policies/terms";
import { env } from "@/lib/env";
import { readSite } from "@/lib/web/site/site";

export const dynamic = "force-dynamic";

export async function generateMetadata(): Promise<Metadata> {
  const site = await readSite();
  return describePolicy(termsPolicy(readOperator(site)), env().SITE_URL, site.name);
}

export default async function Page() {
  const operator = readOperator(await readSite());
  return <PolicyPage policy={termsPolicy(operator)} operator={operator} />;
}
