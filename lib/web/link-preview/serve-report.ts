import { describeInWords } from "../../card/describe-in-words";
import { profileOperations } from "../../contract/cards/operations";
import type { CompleteProfile } from "../../contract/cards/schema";
import { env } from "../../env";
import type { T } from "../../i18n/translator";
import * as paths from "../../paths";
import { completeProfileAnswerSchema } from "../answers/core";
import { readAnswer } from "../answers/read-answer";
import { translatorFor } from "../language-of";
import { callOperation } from "../provider-client/call-operation";
import { serveSignedIn } from "../session/serve-signed-in";
import { readSite } from "../site/site";
import { fetchCard, type SeenCard } from "./fetch-card";
import { metaOf } from "./read-tags";
import type { LinkPreviewReport } from "./report";
import { judge } from "./rules";

const { getCompleteProfile } = profileOperations;

/** Answers `GET /api/preview-check` for the signed-in client's own card. */
export function serveLinkPreviewReport(request: Request): Promise<Response> {
  return serveSignedIn(request, getCompleteProfile.access, async (caller) => {
    const response = await callOperation(getCompleteProfile, caller);
    const profile = await readAnswer(response, completeProfileAnswerSchema);
    return Response.json(await examine(profile, translatorFor(request.headers)));
  });
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
