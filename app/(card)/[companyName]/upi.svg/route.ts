import { payeeOf, upiLink, withAmount } from "@/lib/card/upi-link";
import { amountSchema } from "@/lib/contract/cards/payment";
import { drawCode } from "@/lib/drawing/qr-code";
import { decodeSegment } from "@/lib/paths";
import { loadCompany } from "@/lib/web/provider-client/companies";
import { siteTranslator } from "@/lib/web/site/language";
import { plainResponse, tryLater } from "@/lib/web/site/plain-response";

export const dynamic = "force-dynamic";

type Context = { params: Promise<{ companyName: string }> };

/** A UPI code for the amount that a visitor typed; private, so it is not cached. */
export async function GET(request: Request, { params }: Context): Promise<Response> {
  const t = siteTranslator(request);
  const name = decodeSegment((await params).companyName);
  const company = await loadCompany(name).catch((error: Error) => error);
  if (company instanceof Error) return tryLater(t.say(company.message));
  const payee = company && payeeOf(company);
  if (!payee) return plainResponse(404, t("card.missing.upi"));
  const amount = amountSchema.safeParse(new URL(request.url).searchParams.get("amount") ?? "");
  if (!amount.success) return plainResponse(400, t.say(amount.error.issues[0]?.message ?? ""));
  return new Response(await drawCode(withAmount(upiLink(payee), amount.data), null), {
    headers: { "content-type": "image/svg+xml", "cache-control": "private, no-store" },
  });
}
