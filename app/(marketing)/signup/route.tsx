import { SignUpPage } from "@/components/landing/sign-up-page";
import { answerSiteDocument } from "@/components/landing/site-document";
import { describeSitePage } from "@/components/landing/site-metadata";
import * as paths from "@/lib/paths";
import { readSite } from "@/lib/web/site/site";

export const dynamic = "force-dynamic";

export async function GET(): Promise<Response> {
  const site = await readSite();
  const title = `Sign up | ${site.name}`;
  const description = `Request a digital visiting card on ${site.name}: tell us your company and how to reach you.`;
  const head = describeSitePage({ title, description, path: paths.signUp }, site);
  return answerSiteDocument({ head, site }, <SignUpPage site={site} />);
}
