import type { Metadata } from "next";
import { permanentRedirect } from "next/navigation";
import { PrivacyNote } from "@/components/card/contact/privacy-note";
import { FormPage } from "@/components/card/forms/form-page";
import { purgeTags } from "@/components/card/head/card-metadata";
import { readOperator } from "@/components/policies/policy";
import { env } from "@/lib/env";
import * as paths from "@/lib/paths";
import { describeRetention } from "@/lib/web/site/retention";
import { readSite } from "@/lib/web/site/site";
import { describeNoCard, NoCard } from "../no-card";
import { readFormCompany } from "../read-form";

export const dynamic = "force-dynamic";

type Props = { params: Promise<{ companyName: string }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const reading = await readFormCompany((await params).companyName);
  if (reading.state !== "found") return describeNoCard(reading);
  return {
    title: { absolute: `Privacy at ${reading.company.client.company_name}` },
    robots: { index: false },
    other: { "page-cache": purgeTags(reading) },
  };
}

export default async function PrivacyPage({ params }: Props) {
  const reading = await readFormCompany((await params).companyName);
  if (reading.state !== "found") return <NoCard reading={reading} />;
  const { company, slug, name } = reading;
  if (slug !== name) permanentRedirect(paths.cardPrivacy(slug));
  return (
    <FormPage company={company} slug={slug}>
      <PrivacyNote company={company} operator={readOperator(await readSite())} retention={describeRetention(env())} />
    </FormPage>
  );
}
