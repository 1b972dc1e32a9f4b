import { purgeTags } from "@/components/card/head/card-metadata";
import type { Company } from "@/lib/contract/company";
import { decodeSegment } from "@/lib/paths";
import { contentDisposition } from "@/lib/process/content-disposition";
import { loadCompany } from "@/lib/provider-client/companies";
import { plainResponse } from "@/lib/site/plain-response";

type Context = { params: Promise<{ companyName: string }> };

type File = {
  type: string;
  body: string | Uint8Array;
  /** Where given, browsers save the file as `{slug}{ending}` or by the company's name. */
  ending?: string;
};

/**
 * A file that is made from a company: a former name leads to the present one's file at `pathOf(slug)`, and what is
 * made is kept by the listener until the company changes.
 */
export function serveCompanyFile(
  pathOf: (slug: string) => string,
  make: (company: Company, slug: string) => Promise<File>,
) {
  return async function serve(_request: Request, { params }: Context): Promise<Response> {
    const name = decodeSegment((await params).companyName);
    const company = await loadCompany(name).catch((error: Error) => error);
    if (company instanceof Error) return plainResponse(502, company.message);
    if (!company) return plainResponse(404, `The company "${name}" could not be found.`);

    const slug = company.client.slug ?? name;
    if (slug !== name) return new Response(null, { status: 308, headers: { location: pathOf(slug) } });
    const { ending, ...file } = await make(company, slug);
    const answer = keepFile(company, file);
    if (ending)
      answer.headers.set(
        "content-disposition",
        contentDisposition("attachment", company.client.company_name + ending, slug + ending),
      );
    return answer;
  };
}

/** The file as an answer that may be kept until the company changes. */
export function keepFile(company: Company, { type, body }: Omit<File, "ending">): Response {
  const headers = { "content-type": type, "x-page-cache": purgeTags({ company }) };
  return new Response(typeof body === "string" ? body : new Uint8Array(body), { headers });
}
