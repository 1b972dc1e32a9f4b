import type { Company } from "@/lib/contract/cards/company";
import { type LinkOrigin, withOrigin } from "@/lib/contract/link-origin";
import { brandColor } from "@/lib/drawing/link-preview-content";
import type { CodeMark } from "@/lib/drawing/qr-code";
import { type CardAddress, card } from "@/lib/paths";
import { siteUrl } from "@/lib/web/site/site-url";
import { loadLogo } from "./load-logo";

/** The link in the code. Former slugs redirect, so printed codes stay valid. */
export function cardLink(at: CardAddress, origin: LinkOrigin): string {
  return linkTo(card(at), origin);
}

/** The same of any page. */
export function linkTo(path: string, origin: LinkOrigin): string {
  return withOrigin(siteUrl() + path, origin);
}

/** The middle of the code. */
export async function loadMark(company: Company): Promise<CodeMark> {
  return { name: company.client.company_name, logo: await loadLogo(company), color: brandColor(company.profile) };
}
