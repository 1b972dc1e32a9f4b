import { purgeTags } from "@/components/card/head/card-metadata";
import type { Company } from "@/lib/contract/cards/company";
import { decodeSegment } from "@/lib/paths";
import { contentDisposition } from "@/lib/runtime/http/content-disposition";
import { log } from "@/lib/runtime/log/log";
import { loadCompany } from "@/lib/web/provider-client/companies";
import { cardTranslator } from "@/lib/web/site/language";
import { movedTo, plainResponse, tryLater } from "@/lib/web/site/plain-response";

type File = {
  type: string;
  body: string | Uint8Array;
  /** Where given, browsers save the file by the name, or by the one in Latin letters: the company's, unless `names` has others. */
  ending?: string;
  names?: readonly [name: string, latin: string];
};

/**
 * A file that is made from a company: a former name leads to the present one's file at `pathOf(slug)`, and what is
 * made is kept by the listener until the company changes. Where `make` has nothing, there is no such file; where it is
 * found at another address, it has that.
 */
export function serveCompanyFile<P extends { companyName: string }>(
  pathOf: (slug: string, params: P) => string,
  make: (company: Company, slug: string, params: P) => Promise<File | { foundAt: string } | null>,
) {
  return async function serve(_request: Request, context: { params: Promise<P> }): Promise<Response> {
    const params = await context.params;
    const t = cardTranslator();
    const name = decodeSegment(params.companyName);
    const company = await loadCompany(name).catch((error: Error) => error);
    if (company instanceof Error) return tryLater(t.say(company.message));
    if (!company) return plainResponse(404, t("card.missing.noCompany", { name }));

    const slug = company.client.slug ?? name;
    if (slug !== name) return movedTo(pathOf(slug, params));
    const made = await make(company, slug, params).catch((error: Error) => error);
    if (made instanceof Error) {
      log.error("A file of a company could not be made", made);
      return tryLater(t("card.missing.fileFailed"));
    }
    if (!made) return plainResponse(404, t("card.missing.file"));
    if ("foundAt" in made) return movedTo(made.foundAt);
    const { ending, names: [shown, latin] = [company.client.company_name, slug], ...file } = made;
    const answer = keepFile(company, file);
    if (ending)
      answer.headers.set("content-disposition", contentDisposition("attachment", shown + ending, latin + ending));
    return answer;
  };
}

/** The file as an answer that may be kept until the company changes. */
export function keepFile(company: Company, { type, body }: Omit<File, "ending" | "names">): Response {
  const headers = { "content-type": type, "x-page-cache": purgeTags({ company }) };
  return new Response(typeof body === "string" ? body : new Uint8Array(body), { headers });
}
