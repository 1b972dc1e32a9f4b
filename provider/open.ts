import type { Registry } from "prom-client";
import { formatTags } from "@/lib/contract/page-tags";
import { setPhoneRegion } from "@/lib/contract/phone-region";
import { openDataDir } from "@/lib/runtime/data-dir";
import { removeOldFiles } from "@/lib/runtime/remove-old-files";
import { fixedKeys } from "@/lib/runtime/secrets/key-ring";
import { openSecrets } from "@/lib/runtime/secrets/open";
import { tracePort } from "@/lib/runtime/traces/span";
import { jobs } from "./all-jobs";
import { startRecording } from "./analytics/events/service";
import { createApp, type Provider } from "./app";
import { saveBeforeMigration } from "./backup/before-migration";
import type { ProviderConfig } from "./config";
import type { Deps } from "./deps";
import { startFaultRecording } from "./health/faults/recorder";
import { addProviderMetrics } from "./health/metrics";
import { type Pulse, startPulse } from "./health/pulse";
import { generatePassword } from "./identity/passwords/passwords";
import { createSignInLimiter } from "./identity/sign-in/limiter";
import { createAdministrator, hasAdministrator } from "./identity/users/service";
import { spoolFolder } from "./kernel/http/spool";
import { startJobs } from "./kernel/jobs/runner";
import { createAnnounce } from "./kernel/write/announce";
import { purgeFormerRelease } from "./kernel/write/cdn";
import { createStreams } from "./notifications/streams";
import { setPeopleLimit } from "./plans/allowance";
import { createCdnWebhook } from "./ports/cdn/webhook";
import { openDatabase } from "./ports/database/open";
import { refoldPhones } from "./ports/database/queries/refold-phones";
import { openFiles } from "./ports/files/open";
import { openGateway } from "./ports/gateway/open";
import { openMail } from "./ports/mail/open";
import { openOidc } from "./ports/oidc/openid";
import { openPlaces } from "./ports/places";
import { createWebPush } from "./ports/push/web-push";
import { openSharedState } from "./ports/shared/open";
import type { SharedState } from "./ports/shared/shared-state";
import { type DemoSignIn, seedDemo } from "./seed/demo";

export type OpenOptions = Omit<ProviderConfig, "tokenKeys"> & {
  /** Without one, the folder's own are used, which a first start makes; at least 32 characters. */
  tokenSecret?: string;
  /** Believed beside it. */
  formerTokenSecret?: string;
  /** What browsers that asked for notifications know the site by. */
  pushSecret?: string;
  /** The first administrator, made when there is none; without a password a random one is made. */
  adminEmail?: string;
  adminPassword?: string;
  seedDemo: boolean;
  /** State that the caller has opened already and closes itself; without it one is opened by `redisUrl`. */
  shared?: SharedState;
  /** Called where nothing comes through to the database any more, as the pulse tells it. */
  onStuck?: () => void;
};

const defaultAdminEmail = "admin@namaskard.local";

/** What a first start made, to be shown once. `adminPassword` is there only when it was drawn at random. */
export type FirstStart = { adminEmail: string; adminPassword?: string; demo: DemoSignIn | null };

export type OpenProvider = {
  fetch: Provider;
  isStuck: Pulse["isStuck"];
  /** Adds what it tells of itself. */
  measure(registry: Registry): void;
  /** Closes the database and gives its folder free; no call may be under way. */
  close(): Promise<void>;
  firstStart: FirstStart | null;
};

/**
 * Opens everything behind the API on one data folder, and prepares an empty one.
 *
 * @throws StartError when the folder is in use or not writable, the database is damaged, lost or out of reach, or a
 * setting is wrong.
 */
export async function openProvider(options: OpenOptions): Promise<OpenProvider> {
  const dataDir = openDataDir(options.dataDir);
  const closers: Closer[] = [];
  try {
    setPhoneRegion(options.phoneRegion);
    setPeopleLimit(options.peopleLimit);
    const mail = openMail(options);
    closers.push(mail.close);
    const findPlace = await openPlaces(options.geoipFile);
    const shared = options.shared ?? (await openSharedState(options.redisUrl));
    if (!options.shared) closers.push(shared.close);
    const database = await openDatabase(dataDir, options.databaseUrl, saveBeforeMigration({ ...options, dataDir }));
    const pulse = startPulse(database, { onStuck: options.onStuck });
    // It goes on until the database is closed, for which one waits that is stuck.
    closers.push(pulse.close, database.close);
    // After the database, so that secrets without one are always those of a database that was lost.
    const secrets = options.tokenSecret === undefined ? openSecrets(dataDir) : secretsOf(options.tokenSecret, options);
    closers.push(secrets.close);
    await removeOldFiles(spoolFolder(dataDir));
    closers.push(startFaultRecording({ db: database.db, now: () => new Date() }).close);
    const files = await openFiles({ ...options, dataDir });
    closers.push(files.close);
    const config = { ...options, tokenKeys: secrets.tokens, dataDir };
    const ready = {
      db: database.db,
      files: tracePort("files", files, ["put", "open", "size", "remove"]),
      announce: createAnnounce((news) => shared.announce(formatTags(news))),
      shared,
      mail: tracePort("mail", mail, ["send"]),
      push: tracePort(
        "push",
        createWebPush({
          secret: options.pushSecret ?? secrets.push,
          siteUrl: options.siteUrl,
          services: options.pushServices,
        }),
        ["send"],
      ),
      oidc: options.oidc ? openOidc(options.oidc, options.siteUrl) : null,
      cdn: options.cdn ? tracePort("cdn", createCdnWebhook(options.cdn), ["purge"]) : null,
      gateway: options.gateway
        ? tracePort("gateway", openGateway(options.gateway), ["createPage", "findPage", "cancelPage", "refund"])
        : null,
      streams: createStreams(shared),
      config,
      signInLimiter: createSignInLimiter({ ...config, shared }),
      findPlace,
      now: () => new Date(),
    };
    closers.push(ready.streams.close);
    const deps: Deps = { ...ready, recorder: startRecording(ready) };
    closers.push(deps.recorder.close);
    const firstStart = await database.alone(() => prepare(deps, options));
    closers.push(await startJobs(deps, jobs));
    return {
      fetch: createApp(deps),
      isStuck: pulse.isStuck,
      firstStart,
      measure: (registry) => addProviderMetrics(registry, deps),
      close: () => close(closers),
    };
  } catch (error) {
    await close(closers);
    throw error;
  }
}

/** What a first start made, in lines for the operator. */
export function describeFirstStart({ adminEmail, adminPassword, demo }: FirstStart): string[] {
  return [
    `Administrator   ${adminEmail}`,
    adminPassword
      ? `Password        ${adminPassword}   (shown only this once)`
      : "Password        as set in ADMIN_PASSWORD",
    ...(demo ? [`Demo client     ${demo.email}`, `Password        ${demo.password}   (shown only this once)`] : []),
  ];
}

/** The administrator comes last: a start that is cut off has then shown nobody a password, and is simply repeated. */
async function prepare(deps: Deps, options: OpenOptions): Promise<FirstStart | null> {
  await refoldPhones(deps.db);
  await purgeFormerRelease(deps);
  const demo = options.seedDemo ? await seedDemo(deps) : null;
  if (await hasAdministrator(deps)) return null;
  const { adminEmail = defaultAdminEmail, adminPassword } = options;
  const password = adminPassword ?? generatePassword();
  await createAdministrator(deps, { email: adminEmail, password });
  return { adminEmail, demo, ...(adminPassword ? {} : { adminPassword: password }) };
}

/** Those of the environment, which nobody replaces while the process runs. */
function secretsOf(tokenSecret: string, { formerTokenSecret }: OpenOptions) {
  return { tokens: fixedKeys(tokenSecret, formerTokenSecret), push: tokenSecret, close: () => {} };
}

type Closer = () => void | Promise<void>;

/** What was opened last is closed first. */
async function close(closers: Closer[]): Promise<void> {
  for (const closeOne of closers.toReversed()) await closeOne();
}
