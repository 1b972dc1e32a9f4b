import { isReservedSlug } from "@/lib/contract/cards/slug";
import { isLanguage } from "@/lib/i18n/languages";
import { decodeSegment } from "@/lib/paths";
import { escapeMarkup } from "@/lib/runtime/escape-markup";
import { listenerLimits } from "../load/limits";
import { cutQuery } from "../request/request-target";
import { type Render, renderOnce } from "./render";

/** Whether a page's address leads to a company. @throws when the provider cannot tell before the signal. */
export type CompanyLookup = (name: string, signal: AbortSignal) => Promise<boolean>;

/**
 * Answers names that no company has from a page rendered once. Crawlers and scanners guess names by the hundred
 * thousand; rendering each would cost a hundred times as much and leave its garbage in memory.
 *
 * `hasCompany` is asked before each rendering of a company's page; when it fails, the page itself is left to say so.
 */
export function answerUnknownCompanies(render: Render, hasCompany: CompanyLookup): Render {
  // A name long and random enough that it stands nowhere else on the page.
  const placeholder = crypto.randomUUID();
  const renderPattern = renderOnce(render, `/${placeholder}`);

  async function mayExist(name: string): Promise<boolean> {
    return hasCompany(name, AbortSignal.timeout(listenerLimits.lookupTime)).catch(() => true);
  }

  return async function renderKnown(target, address) {
    const name = readCompanyName(target);
    if (name === null || (await mayExist(name))) return render(target, address);
    const { body, ...answer } = await renderPattern();
    return { ...answer, body: Buffer.from(body.toString("utf8").replaceAll(placeholder, () => escapeMarkup(name))) };
  };
}

/** The name in `/{name}` and in pages below; null for pages and files of the product's own, and for files of companies. */
function readCompanyName(target: string): string | null {
  const path = cutQuery(target);
  const [, segment = "", ...deeper] = path.split("/");
  const name = decodeSegment(segment);
  const [stem = ""] = name.toLowerCase().split(".");
  const isFile = deeper.at(-1)?.includes(".");
  return isFile || name.trim() === "" || isReservedSlug(stem) || isLanguage(name) ? null : name;
}
