import type { Metadata } from "next";
import { readOperator } from "@/components/policies/policy";
import { describePolicy } from "@/components/policies/policy-metadata";
import { PolicyPage } from "@/components/policies/policy-page";
import { privacyPolicy } from "@/components/policies/privacy";
import { env } from "@/lib/env";
import type { Site } from "@/lib/web/site/describe-site";
import { describeRetention } from "@/lib/web/site/retention";
import { readSite } from "@/lib/web/site/site";

export const dynamic = "force-dynamic";

export async function generateMetadata(): Promise<Metadata> {
  const site = await readSite();
  return describePolicy(readPolicy(site), env().SITE_URL, site.name);
}

export default async function Page() {
  const site = await readSite();
  return <PolicyPage policy={readPolicy(site)} operator={readOperator(site)} />;
}

function readPolicy(site: Site) {
  return privacyPolicy(readOperator(site), describeRetention(env()));
}
