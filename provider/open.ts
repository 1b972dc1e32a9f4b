import path from "node:path";
import { limits } from "@/lib/contract/limits";
import { lockDataDir, openDataDir } from "@/lib/process/data-dir";
import { StartError } from "@/lib/process/start-error";
import { createAdministrator, hasAdministrator } from "./account/service";
import { createApp, type Provider } from "./app";
import { generatePassword } from "./auth/passwords";
import { createSignInLimiter } from "./auth/sign-in-limiter";
import type { ProviderConfig } from "./config";
import { openDatabase } from "./db/open";
import type { Db } from "./db/schema";
import type { Deps } from "./deps";
import { createRateLimiter } from "./http/rate-limiter";
import { sweepOrphans } from "./media/sweep";
import { openMail } from "./ports/mail/open";
import { openSharedState } from "./ports/shared/open";
import type { SharedState } from "./ports/shared/shared-state";
import { type DemoSignIn, seedDemo } from "./seed/demo";
import { createDiskStorage } from "./storage/disk";

export type OpenOptions = ProviderConfig & {
  /** The first administrator, made when there is none; without a password a random one is made. */
  adminEmail?: string;
  adminPassword?: string;
  seedDemo: boolean;
  /** State that the caller has opened already and closes itself; without it one is opened by `redisUrl`. */
  shared?: SharedState;
};

const defaultAdminEmail = "admin@namaskard.local";

/** What a first start made, to be shown once. `adminPassword` is there only when it was drawn at random. */
export type FirstStart = { adminEmail: string; adminPassword?: string; demo: DemoSignIn | null };

export type OpenProvider = {
  fetch: Provider;
  /** Closes the database and gives the data folder free; no call may be under way. */
  close(): Promise<void>;
  firstStart: FirstStart | null;
};

/**
 * Opens everything behind the API on one data folder, and prepares an empty one.
 *
 * @throws StartError when the folder is in use or not writable, the database is damaged, or a setting is wrong.
 */
export async function openProvider(options: OpenOptions): Promise<OpenProvider> {
  const dataDir = openDataDir(options.dataDir);
  const closers: Closer[] = [lockDataDir(dataDir)];
  try {
    const mail = openMail(options);
    closers.push(mail.close);
    const shared = options.shared ?? (await openSharedState(options.redisUrl));
    if (!options.shared) closers.push(shared.close);
    const db = await openOwnDatabase(path.join(dataDir, "namaskard.db"));
    closers.push(() => db.destroy());
    const config = { ...options, dataDir };
    const deps: Deps = {
      db,
      storage: await createDiskStorage(path.join(dataDir, "media")),
      shared,
      mail,
      config,
      signInLimiter: createSignInLimiter({ ...config, shared }),
      signUpLimiter: createRateLimiter({ shared, name: "sign-up", perMinute: limits.signUp.perMinute }),
      now: () => new Date(),
    };
    // Nobody else writes here, so a file that no row names is left over from a process that died.
    await sweepOrphans(deps, deps.now());
    const firstStart = await prepare(deps, options);
    return { fetch: createApp(deps), firstStart, close: () => close(closers) };
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
  const demo = options.seedDemo ? await seedDemo(deps) : null;
  if (await hasAdministrator(deps)) return null;
  const { adminEmail = defaultAdminEmail, adminPassword } = options;
  const password = adminPassword ?? generatePassword();
  await createAdministrator(deps, { email: adminEmail, password });
  return { adminEmail, demo, ...(adminPassword ? {} : { adminPassword: password }) };
}

async function openOwnDatabase(file: string): Promise<Db> {
  try {
    return await openDatabase(file);
  } catch (cause) {
    const { code = "", message } = cause as { code?: string; message: string };
    if (/^SQLITE_(CORRUPT|NOTADB)/.test(code) || message.includes("damaged"))
      throw new StartError(`The database ${file} is damaged; restore DATA_DIR from a backup`, { cause });
    if (/^SQLITE_(CANTOPEN|READONLY|IOERR|FULL)/.test(code))
      throw new StartError(`The database ${file} cannot be written to (${code})`, { cause });
    throw cause;
  }
}

type Closer = () => void | Promise<void>;

/** What was opened last is closed first. */
async function close(closers: Closer[]): Promise<void> {
  for (const closeOne of closers.toReversed()) await closeOne();
}
