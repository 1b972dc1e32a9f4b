import { randomUUID } from "node:crypto";
import { Hono } from "hono";
import { ApiError } from "@/lib/contract/errors";
import * as failures from "@/lib/contract/failures";
import { matchPath } from "@/lib/contract/operations/all";
import { changedHeader, describeNews, formatTags } from "@/lib/contract/page-tags";
import { inLogContext } from "@/lib/process/log/context";
import { readRequestId, requestIdHeader } from "@/lib/process/log/request-id";
import { accountRoutes } from "./account/routes";
import { activityRoutes } from "./activity/routes";
import { administratorRoutes } from "./administrators/routes";
import { analyticsRoutes } from "./analytics/routes";
import { type Announced, noteAnnounced } from "./announce";
import { appointmentSettingsRoutes } from "./appointment-settings/routes";
import { appointmentRoutes } from "./appointments/routes";
import { auditRoutes } from "./audit-log/routes";
import { authRoutes } from "./auth/routes";
import { bannerRoutes } from "./banners/routes";
import { capabilityRoutes } from "./capabilities/routes";
import { cardFileRoutes } from "./card-files/routes";
import { clientFileRoutes } from "./client-files/routes";
import { clientRoutes } from "./clients/routes";
import { companyRoutes } from "./companies/routes";
import { companyContentsRoutes } from "./company-contents/routes";
import { deletedClientRoutes } from "./deleted-clients/routes";
import type { Deps } from "./deps";
import { documentRoutes } from "./documents/routes";
import { emailChangeRoutes } from "./email-changes/routes";
import { eventRoutes } from "./events/routes";
import { feedbackRoutes } from "./feedback/routes";
import type { AppContext, AppEnv } from "./http/context";
import { onError } from "./http/on-error";
import { leadRoutes } from "./leads/routes";
import { mediaRoutes } from "./media/routes";
import { notificationRoutes } from "./notifications/routes";
import { oidcSignInRoutes } from "./oidc-sign-in/routes";
import { openApiRoutes } from "./openapi/routes";
import { overviewRoutes } from "./overview/routes";
import { ownPasskeyRoutes } from "./own-passkeys/routes";
import { ownSessionRoutes } from "./own-sessions/routes";
import { passkeySignInRoutes } from "./passkey-sign-in/routes";
import { peopleRoutes } from "./people/routes";
import { productPictureRoutes } from "./product-pictures/routes";
import { productRoutes } from "./products/routes";
import { profileRoutes } from "./profile/routes";
import { readinessRoutes } from "./readiness/routes";
import { resetLinkRoutes } from "./reset-links/routes";
import { signUpRoutes } from "./sign-ups/routes";
import { siteRoutes } from "./site/routes";
import { statusRoutes } from "./status/routes";
import { twoFactorRoutes } from "./two-factor/routes";
import { videoRoutes } from "./videos/routes";
import { visitorDataRoutes } from "./visitor-data/routes";
import { visitorFormRoutes } from "./visitor-forms/routes";

/** The whole service: API calls under `/api`, uploaded files under `/media`, the API's description at `/openapi.json`. */
export type Provider = (request: Request) => Promise<Response>;

export function createApp(deps: Deps): Provider {
  const api = new Hono<AppEnv>();
  for (const routes of [
    authRoutes,
    accountRoutes,
    ownSessionRoutes,
    emailChangeRoutes,
    twoFactorRoutes,
    ownPasskeyRoutes,
    passkeySignInRoutes,
    oidcSignInRoutes,
    overviewRoutes,
    activityRoutes,
    auditRoutes,
    statusRoutes,
    analyticsRoutes,
    administratorRoutes,
    clientRoutes,
    deletedClientRoutes,
    clientFileRoutes,
    cardFileRoutes,
    signUpRoutes,
    resetLinkRoutes,
    profileRoutes,
    documentRoutes,
    productRoutes,
    productPictureRoutes,
    videoRoutes,
    bannerRoutes,
    peopleRoutes,
    siteRoutes,
    companyRoutes,
    companyContentsRoutes,
    eventRoutes,
    visitorFormRoutes,
    feedbackRoutes,
    leadRoutes,
    appointmentSettingsRoutes,
    appointmentRoutes,
    visitorDataRoutes,
    notificationRoutes,
    capabilityRoutes,
  ])
    api.route("/", routes(deps));

  const app = new Hono<AppEnv>();
  app.use(async (c, next) => {
    const requestId = readRequestId(c.req.header(requestIdHeader)) ?? randomUUID();
    c.set("requestId", requestId);
    await inLogContext({ requestId }, () => (isRead(c.req.method) ? next() : answerWrite(c, next)));
    // By `c.header` the framework would make the answer anew for each of them, and its body a stream.
    const { headers } = c.res;
    headers.set(requestIdHeader, requestId);
    headers.set("x-content-type-options", "nosniff");
    if (!headers.has("cache-control")) headers.set("cache-control", "private, no-store");
  });
  app.route("/api", api);
  app.route("/media", mediaRoutes(deps));
  app.route("/", openApiRoutes());
  app.route("/", readinessRoutes(deps));
  app.onError(onError);
  app.notFound((c) => notFound(c.req.path, c.get("requestId")));
  return async (request) => app.fetch(request);
}

/** Names in the answer what the write has changed, for a web app that does not share this process. */
async function answerWrite(c: AppContext, next: () => Promise<void>): Promise<void> {
  const announced: Announced = { tags: new Set(), isContent: true };
  await noteAnnounced(announced, next);
  c.res.headers.set(changedHeader, formatTags(describeNews(announced.tags, announced.isContent)));
}

function isRead(method: string): boolean {
  return method === "GET" || method === "HEAD" || method === "OPTIONS";
}

/** 405 where the path exists under another method, else 404. */
function notFound(path: string, requestId: string): Response {
  const match = path.startsWith("/api/") ? matchPath(path.slice("/api".length)) : null;
  if (!match) return new ApiError("not_found", failures.notFound).toResponse(requestId);
  const headers = { allow: match.methods.join(", ") };
  return new ApiError("method_not_allowed", failures.methodNotAllowed, { headers }).toResponse(requestId);
}
