import { purgeTags } from "@/components/card/head/card-metadata";
import type { Company } from "@/lib/contract/cards/company";
import { decodeSegment } from "@/lib/paths";
import { contentDisposition } from "@/lib/runtime/http/content-disposition";
import { log } from "@/lib/runtime/log/log";
import { loadCompany } from "@/lib/web/provider-client/companies";
import { plainResponse } from "@/lib/web/site/plain-response";

type File = {
  type: string;
  body: string | Uint8Array;
  /** If set, browsers save the file under the company's name (or `names`), with a fallback in Latin letters. */
  ending?: string;
  names?: readonly [name: string, latin: string];
};

/**
 * A file made from a company. A former name redirects to the file at `pathOf(slug)`; the listener keeps the file until the
 * company changes. `make` gives null for no such file, or the address where it is.
 */
export function serveCompanyFile<P extends { companyName: string }>(
  pathOf: (slug: string, params: P) => string,
  make: (company: Company, slug: string, params: P) => Promise<File | { foundAt: string } | null>,
) {
  return async function serve(_request: Request, context: { params: Promise<P> }): Promise<Response> {
    const params = await context.params;
    const name = decodeSegment(params.companyName);
    const company = await loadCompany(name).catch((error: Error) => error);
    if (company instanceof Error) return plainResponse(502, company.message);
    if (!company) return plainResponse(404, `The company "${name}" could not be found.`);

    const slug = company.client.slug ?? name;
    if (slug !== name) return redirect(pathOf(slug, params));
    const made = await make(company, slug, params).catch((error: Error) => error);
    if (made instanceof Error) {
      log.error("A file of a company could not be made", made);
      return plainResponse(502, "This file cannot be made right now. Please try again later.");
    }
    if (!made) return plainResponse(404, "There is no such file");
    if ("foundAt" in made) return redirect(made.foundAt);
    const { ending, names: [shown, latin] = [company.client.company_name, slug], ...file } = made;
    const answer = keepFile(company, file);
    if (ending)
      answer.headers.set("content-disposition", contentDisposition("attachment", shown + ending, latin + ending));
    return answer;
  };
}

function redirect(location: string): Response {
  return new Response(null, { status: 308, headers: { location } });
}

/** An answer that may be cached until the company changes. */
export function keepFile(company: Company, { type, body }: Omit<File, "ending" | "names">): Response {
  const headers = { "content-type": type, "x-page-cache": purgeTags({ company }) };
  return new Response(typeof body === "string" ? body : new Uint8Array(body), { headers });
}
