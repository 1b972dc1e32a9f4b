import { Api } from "./api";
import { type Implementation, implementations } from "./implementations";
import { describeAccess } from "./suites/access";
import { describeAnalytics } from "./suites/analytics";
import { describeAuth } from "./suites/auth";
import { describeBanners } from "./suites/banners";
import { describeClientFiles } from "./suites/client-files";
import { describeClients } from "./suites/clients";
import { describeCompanies } from "./suites/companies";
import { describeDocuments } from "./suites/documents";
import { describeEvents } from "./suites/events";
import { describeFeedback } from "./suites/feedback";
import { describeLeads } from "./suites/leads";
import { describeNotifications } from "./suites/notifications";
import { describeOverview } from "./suites/overview";
import { describeProducts } from "./suites/products";
import { describeProfile } from "./suites/profile";
import { describeResetLinks } from "./suites/reset-links";
import { describeSignUps } from "./suites/sign-ups";
import { describeVideos } from "./suites/videos";
import { describeVisitorData } from "./suites/visitor-data";

jest.setTimeout(60_000);

describe.each(Object.keys(implementations))("the contract, %s", (name) => {
  let implementation: Implementation | undefined;
  let api: Api;

  beforeAll(async () => {
    implementation = await implementations[name]?.();
    if (implementation) api = new Api(implementation.transport);
  });
  afterAll(async () => implementation?.close());

  for (const describeResource of [
    describeAuth,
    describeClients,
    describeClientFiles,
    describeSignUps,
    describeResetLinks,
    describeOverview,
    describeProfile,
    describeDocuments,
    describeProducts,
    describeVideos,
    describeBanners,
    describeCompanies,
    describeEvents,
    describeAnalytics,
    describeFeedback,
    describeLeads,
    describeVisitorData,
    describeNotifications,
    describeAccess,
  ])
    describeResource(() => api);
});
