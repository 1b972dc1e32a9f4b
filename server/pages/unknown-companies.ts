import { isReservedSlug } from "@/lib/contract/slug";
import { decodeSegment } from "@/lib/paths";
import { escapeMarkup } from "@/lib/site/escape-markup";
import { listenerLimits } from "../load/limits";
import type { Render } from "./render";
import { renderOnce } from "./render-once";

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

  return async function renderKnown(canonical) {
    const name = readCompanyName(canonical);
    if (name === null || (await mayExist(name))) return render(canonical);
    const { body, ...answer } = await renderPattern();
    return { ...answer, body: Buffer.from(body.toString("utf8").replaceAll(placeholder, () => escapeMarkup(name))) };
  };
}

/** The name in `/{name}`; null for pages and files of the product's own, and for whatever lies deeper. */
function readCompanyName(canonical: string): string | null {
  const [, segment = "", ...deeper] = canonical.split("/");
  const name = decodeSegment(segment);
  const [stem = ""] = name.toLowerCase().split(".");
  return deeper.length > 0 || name.trim() === "" || isReservedSlug(stem) ? null : name;
}
