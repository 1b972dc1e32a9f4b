import { notificationOperations } from "../../contract/notifications/operations";
import { callLimits } from "../../contract/values";
import * as paths from "../../paths";
import { decodeSegment } from "../../paths";
import { languageOf } from "../language-of";
import { callOperation } from "../provider-client/call-operation";
import { respond } from "../site/respond";
import { assertNotForeign } from "../site/same-site";
import { pageLanguageOf } from "./back-to";
import { relay } from "./relay";

/**
 * Unsubscribes from the mails that the address names. A mail program's one-click request (RFC 8058) follows no redirect;
 * our own page's form is redirected to an outcome page.
 */
export function takeUnsubscription(request: Request): Promise<Response> {
  return respond(request, async () => {
    const form = await readForm(request);
    // A one-click request may come from a webmail's page: its token is the proof. Any other must come from our page.
    if (form?.get("List-Unsubscribe") !== "One-Click") assertNotForeign(request);
    const isOwnForm = form?.get("from") === "page";
    const token = decodeSegment(new URL(request.url).pathname.split("/").at(-1) ?? "");
    const address = request.headers.get("x-client-address");
    const response = await callOperation(notificationOperations.unsubscribe, {
      body: { token },
      address,
      language: languageOf(request.headers),
    });
    if (!isOwnForm) return relay(response);
    await response.body?.cancel();
    const outcome = response.ok ? "done" : response.status === 400 ? "unknown" : "later";
    const location = paths.inLanguage(pageLanguageOf(request), paths.unsubscribe(outcome));
    return new Response(null, { status: 303, headers: { location } });
  });
}

async function readForm(request: Request): Promise<FormData | null> {
  const length = Number(request.headers.get("content-length") ?? Number.POSITIVE_INFINITY);
  return length > callLimits.jsonBody ? null : request.formData().catch(() => null);
}
