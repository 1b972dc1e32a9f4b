import { pageOf } from "@/lib/card/card-address";
import { chatLink } from "@/lib/card/chat-link";
import { parsePhone } from "@/lib/card/phone";
import type { T } from "@/lib/i18n/translator";
import * as paths from "@/lib/paths";
import { siteTranslator } from "@/lib/web/site/language";
import { linkTo } from "../load-code";
import { readCompany } from "../read-company";
import { findPerson } from "../read-person";

export const dynamic = "force-dynamic";

type Context = { params: Promise<{ companyName: string }> };

/** Redirects to a WhatsApp chat with the typed number, with the link of the card, or of a person's, as text. */
export async function GET(request: Request, { params }: Context): Promise<Response> {
  const reading = await readCompany(request, (await params).companyName);
  if (reading.state !== "found") {
    const t = siteTranslator(request);
    return answer(t, 404, t("card.share.noCard"), paths.inLanguage(t.language, paths.home));
  }
  const { t, at, company } = reading;
  const { searchParams: asked } = new URL(request.url);
  const person = await findPerson(reading, asked.get(paths.sentPerson) ?? "");
  const page = pageOf({ person }, at);
  const digits = parsePhone(asked.get("phone") ?? "")?.chat;
  if (!digits) return answer(t, 400, t("card.share.numberWrong"), page);
  const name = person?.name ?? company.client.company_name;
  const location = chatLink(digits, `${name}\n${linkTo(page, "share")}`);
  return new Response(null, { status: 303, headers: { location, "cache-control": "private, no-store" } });
}

/** Self-contained, since answers that are no public pages may load neither stylesheet nor script. */
function answer(t: T, status: number, text: string, back: string): Response {
  const html = `<!doctype html><html lang="${t.language}" dir="${t.dir}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${text}</title><style>:root{color-scheme:light dark}body{font:1.125rem/1.5 system-ui,sans-serif;max-width:30rem;margin:20vh auto;padding:0 1.5rem;text-align:center}</style></head><body><p>${text}</p><p><a href="${back}">${t("forms.back")}</a></p></body></html>`;
  return new Response(html, {
    status,
    headers: { "content-type": "text/html; charset=utf-8", "cache-control": "private, no-store" },
  });
}
