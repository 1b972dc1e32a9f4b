import { describeInWords } from "../../card/describe-in-words";
import { profileOperations } from "../../contract/cards/operations";
import type { CompleteProfile } from "../../contract/cards/schema";
import { ApiError } from "../../contract/errors";
import * as failures from "../../contract/failures";
import { env } from "../../env";
import type { T } from "../../i18n/translator";
import * as paths from "../../paths";
import { completeProfileAnswerSchema } from "../answers/core";
import { translatorFor } from "../language-of";
import { callOperation } from "../provider-client/call-operation";
import { RequestSession } from "../session/request-session";
import { respond } from "../site/respond";
import { readSite } from "../site/site";
import { fetchCard, type SeenCard } from "./fetch-card";
import { metaOf } from "./read-tags";
import type { LinkPreviewReport } from "./report";
import { judge } from "./rules";

/** Answers `GET /api/preview-check` for the signed-in client's own card. */
export async function serveLinkPreviewReport(request: Request): Promise<Response> {
  const session = await RequestSession.open(request);
  const response = await respond(request, async () => {
    await session.prepare();
    if (!session.current) throw new ApiError("not_authenticated", failures.notAuthenticated);
    if (session.current.clientId === null) throw new ApiError("permission_denied", failures.permissionDenied);
    const report = await examine(await readProfile(session.current.access), translatorFor(request.headers));
    return Response.json(report, { headers: { "cache-control": "private, no-store" } });
  });
  return session.writeTo(response);
}

async function readProfile(token: string): Promise<CompleteProfile> {
  const response = await callOperation(profileOperations.getCompleteProfile, { token });
  if (response.status === 401) throw new ApiError("not_authenticated", failures.sessionEnded);
  if (!response.ok) throw new ApiError("bad_gateway", failures.unavailable);
  return completeProfileAnswerSchema.parse(await response.json());
}

async function examine({ client, profile }: CompleteProfile, t: T): Promise<LinkPreviewReport> {
  const site = await readSite();
  const path = paths.card({ slug: client.slug ?? client.company_name });
  const card = await fetchCard(path, { siteUrl: site.url, localUrl: `http://127.0.0.1:${env().PORT}` });
  const owner = { brandName: site.name, hasLogo: profile.logo !== null, hasText: describeInWords(profile) !== "" };
  return { url: card.url, bubble: bubbleOf(card), findings: judge(card, owner, t) };
}

function bubbleOf({ url, tags, picture }: SeenCard): LinkPreviewReport["bubble"] {
  const image = picture?.width ? new URL(metaOf(tags, "og:image")) : null;
  return {
    title: metaOf(tags, "og:title") || tags.title,
    description: metaOf(tags, "og:description"),
    domain: new URL(url).host,
    image: image && image.pathname + image.search,
  };
}
