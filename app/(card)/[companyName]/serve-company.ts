import { purgeTags } from "@/components/card/head/card-metadata";
import type { Company } from "@/lib/contract/cards/company";
import type { ClosedCard } from "@/lib/contract/clients/schema";
import type { T } from "@/lib/i18n/translator";
import { type CardAddress, card, previewPicture } from "@/lib/paths";
import { contentDisposition } from "@/lib/runtime/http/content-disposition";
import { log } from "@/lib/runtime/log/log";
import { siteTranslator } from "@/lib/web/site/language";
import { movedTo, moveFor, plainResponse, tryLater } from "@/lib/web/site/plain-response";
import type { NoCardReading } from "./no-card";
import { type FoundCompany, readCompany } from "./read-company";

export type File = {
  type: string;
  body: string | Uint8Array;
  /** Where given, browsers save the file by the name, or by the one in Latin letters: the company's, unless `names` has others. */
  ending?: string;
  names?: readonly [name: string, latin: string];
};

/**
 * A file that is made from a company: a former name leads to the present one's file at `pathOf`, as does a language that
 * the file has none of, and what is made is kept by the listener until the company changes. Where `make` has nothing,
 * there is no such file; where it is found at another address, it has that, for good or for now. A closed card's leads to
 * its page, unless `makeOfClosed` makes another.
 */
export function serveCompanyFile<P extends { companyName: string }>(
  pathOf: (at: CardAddress, params: P) => string,
  make: (found: FoundCompany, params: P) => Promise<File | { foundAt: string } | { foundForNowAt: string } | null>,
  makeOfClosed?: (closed: ClosedCard) => File,
) {
  return async function serve(request: Request, context: { params: Promise<P> }): Promise<Response> {
    const params = await context.params;
    const found = await readCompany(request, params.companyName);
    if (found.state === "closed" && makeOfClosed)
      return answerFile({ names: [found.closed.company_name, found.name], ...makeOfClosed(found.closed) });
    if (found.state !== "found") return answerNoFile(siteTranslator(request), found);

    const { t, name, slug, at, company } = found;
    const path = pathOf(at, params);
    const hasLanguages = path !== pathOf({ slug }, params);
    if (slug !== name || (at.language && !hasLanguages)) return movedTo(path);
    const made = await make(found, params).catch((error: Error) => error);
    if (made instanceof Error) {
      log.error("A file of a company could not be made", made);
      return tryLater(t("card.missing.fileFailed"));
    }
    if (!made) return plainResponse(404, t("card.missing.file"));
    if ("foundAt" in made) return movedTo(made.foundAt);
    if ("foundForNowAt" in made) return moveFor(made.foundForNowAt);
    return keepFile(company, { names: [company.client.company_name, slug], ...made });
  };
}

function answerNoFile(t: T, reading: NoCardReading): Response {
  if (reading.state === "elsewhere") return moveFor(reading.location);
  if (reading.state === "closed") return moveFor(card({ slug: reading.name }));
  if (reading.state === "failed") return tryLater(t.say(reading.message));
  return plainResponse(
    404,
    reading.state === "off" ? t("card.missing.file") : t("card.missing.noCompany", { name: reading.name }),
  );
}

/** For a page that has no picture of its own to show. */
export function leadToCardPreview(slug: string): Response {
  return new Response(null, { status: 307, headers: { location: previewPicture({ slug }) } });
}

/** The file as an answer that may be kept until the company changes. */
export function keepFile(company: Company, file: File): Response {
  const answer = answerFile(file);
  answer.headers.set("x-page-cache", purgeTags({ company }));
  return answer;
}

function answerFile({ type, body, ending, names: [shown, latin] = ["", ""] }: File): Response {
  const headers = { "content-type": type };
  const answer = new Response(typeof body === "string" ? body : new Uint8Array(body), { headers });
  if (ending)
    answer.headers.set("content-disposition", contentDisposition("attachment", shown + ending, latin + ending));
  return answer;
}
