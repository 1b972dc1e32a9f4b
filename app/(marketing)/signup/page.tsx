import type { Metadata } from "next";
import { SignUpPage } from "@/components/landing/sign-up-page";
import { describeSitePage } from "@/components/landing/site-metadata";
import { env } from "@/lib/env";
import * as paths from "@/lib/paths";
import { readSite } from "@/lib/web/site/site";

export const dynamic = "force-dynamic";

export async function generateMetadata(): Promise<Metadata> {
  const site = await readSite();
  const title = `Sign up | ${site.name}`;
  const description = `Request a digital visiting card on ${site.name}: tell us your company and how to reach you.`;
  return describeSitePage({ title, description, path: paths.signUp }, env().SITE_URL, site);
}

export default async function Page() {
  return <SignUpPage site={await readSite()} />;
}
