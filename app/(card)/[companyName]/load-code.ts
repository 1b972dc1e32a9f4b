import type { Company } from "@/lib/contract/company";
import { brandColor } from "@/lib/drawing/link-preview-content";
import type { CodeMark } from "@/lib/drawing/qr-code";
import { env } from "@/lib/env";
import { paths } from "@/lib/paths";
import { loadLogo } from "./load-logo";

/** The link that codes carry; former slugs lead on, so that what is printed survives a new one. */
export function cardLink(slug: string): string {
  return env().SITE_URL + paths.card(slug);
}

/** What stands in the middle of the company's code. */
export async function loadMark(company: Company): Promise<CodeMark> {
  return { name: company.client.company_name, logo: await loadLogo(company), color: brandColor(company.profile) };
}
