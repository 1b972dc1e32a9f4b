import { randomUUID } from "node:crypto";
import { Hono } from "hono";
import { ApiError } from "@/lib/contract/errors";
import * as failures from "@/lib/contract/failures";
import { matchPath } from "@/lib/contract/operations";
import { changedHeader, describeNews, formatTags } from "@/lib/contract/page-tags";
import { inLogContext, readRequestId, requestIdHeader } from "@/lib/runtime/log/context";
import { eventRoutes } from "./analytics/events/routes";
import { analyticsRoutes, overviewRoutes } from "./analytics/routes";
import { announcementRoutes } from "./announcements/routes";
import { appointmentRoutes, appointmentSettingsRoutes } from "./appointments/routes";
import { activityRoutes } from "./audit/activity/routes";
import { auditRoutes } from "./audit/routes";
import { cardFileRoutes } from "./backup/card-files/routes";
import { changeRoutes } from "./billing/change-routes";
import { webhookRoutes } from "./billing/online/routes";
import { paymentRoutes } from "./billing/payment-routes";
import { billingRoutes } from "./billing/routes";
import { companyRoutes } from "./cards/companies/routes";
import { companyContentsRoutes } from "./cards/contents/routes";
import { profileRoutes } from "./cards/profile/routes";
import { textRoutes } from "./cards/texts/routes";
import { accountRoutes } from "./clients/account/routes";
import { bulkRoutes } from "./clients/bulk/routes";
import { closedCardRoutes } from "./clients/closed/routes";
import { deletedClientRoutes } from "./clients/deleted/routes";
import { clientFileRoutes } from "./clients/files/routes";
import { clientRoutes } from "./clients/routes";
import { signUpRoutes } from "./clients/sign-ups/routes";
import { bannerRoutes } from "./content/banners/routes";
import { documentRoutes } from "./content/documents/routes";
import { peopleRoutes } from "./content/people/routes";
import { personFiguresRoutes } from "./content/person-figures/routes";
import { productPictureRoutes } from "./content/product-pictures/routes";
import { productRoutes } from "./content/products/routes";
import { videoRoutes } from "./content/videos/routes";
import type { Deps } from "./deps";
import { feedbackRoutes } from "./feedback/routes";
import { readinessRoutes, statusRoutes } from "./health/routes";
import { administratorRoutes } from "./identity/administrators/routes";
import { emailChangeRoutes } from "./identity/email-changes/routes";
import { ownPasskeyRoutes } from "./identity/passkeys/routes";
import { resetLinkRoutes } from "./identity/reset-links/routes";
import { ownSessionRoutes } from "./identity/sessions/routes";
import { authRoutes, oidcSignInRoutes, passkeySignInRoutes } from "./identity/sign-in/routes";
import { twoFactorRoutes } from "./identity/two-factor/routes";
import { joiningRoutes } from "./joining/routes";
import type { AppContext, AppEnv } from "./kernel/http/context";
import { onError } from "./kernel/http/on-error";
import { openApiRoutes } from "./kernel/openapi/routes";
import { type Announced, noteAnnounced } from "./kernel/write/announce";
import { leadRoutes } from "./leads/routes";
import { leavingRoutes } from "./leaving/routes";
import { mailTextRoutes } from "./mail-texts/routes";
import { mediaRoutes } from "./media/routes";
import { changeRequestRoutes } from "./members/change-requests/routes";
import { ownPersonRoutes } from "./members/own-person/routes";
import { notificationRoutes } from "./notifications/routes";
import { ownDataRoutes } from "./own-data/routes";
import { planRoutes } from "./plans/routes";
import { visitorDataRoutes } from "./privacy/routes";
import { capabilityRoutes } from "./site/capabilities/routes";
import { siteRoutes } from "./site/routes";
import { teamRoutes } from "./team/routes";
import { visitorFormRoutes } from "./visitors/routes";

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
    closedCardRoutes,
    bulkRoutes,
    clientFileRoutes,
    cardFileRoutes,
    signUpRoutes,
    planRoutes,
    billingRoutes,
    paymentRoutes,
    changeRoutes,
    resetLinkRoutes,
    profileRoutes,
    textRoutes,
    documentRoutes,
    productRoutes,
    productPictureRoutes,
    videoRoutes,
    bannerRoutes,
    // Before a person by the id.
    personFiguresRoutes,
    peopleRoutes,
    teamRoutes,
    leavingRoutes,
    ownDataRoutes,
    joiningRoutes,
    ownPersonRoutes,
    changeRequestRoutes,
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
    announcementRoutes,
    mailTextRoutes,
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
  app.route("/api/webhooks", webhookRoutes(deps));
  app.route("/api", api);
  app.route("/media", mediaRoutes(deps));
  app.route("/", openApiRoutes());
  app.route("/", readinessRoutes(deps));
  app.onError(onError);
  app.notFound((c) => notFound(c));
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
function notFound(c: AppContext): Response {
  const { path } = c.req;
  const match = path.startsWith("/api/") ? matchPath(path.slice("/api".length)) : null;
  if (!match) return onError(new ApiError("not_found", failures.notFound), c);
  const headers = { allow: match.methods.join(", ") };
  return onError(new ApiError("method_not_allowed", failures.methodNotAllowed, { headers }), c);
}
