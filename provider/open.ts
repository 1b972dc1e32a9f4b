import path from "node:path";
import { limits } from "@/lib/contract/limits";
import { holdsFormerData, lockDataDir, openDataDir, readSecrets } from "@/lib/process/data-dir";
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
import { openDiskFiles } from "./ports/files/disk";
import type { Files } from "./ports/files/files";
import { openS3Files } from "./ports/files/s3";
import { type DemoSignIn, seedDemo } from "./seed/demo";

export type OpenOptions = Omit<ProviderConfig, "tokenSecret"> & {
  /** Without one, the folder's own is used, which a first start makes. */
  tokenSecret?: string;
  /** The first administrator, made when there is none; without a password a random one is made. */
  adminEmail?: string;
  adminPassword?: string;
  seedDemo: boolean;
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
 * @throws StartError when the folder is in use or not writable, or the database is damaged or lost.
 */
export async function openProvider(options: OpenOptions): Promise<OpenProvider> {
  const dataDir = openDataDir(options.dataDir);
  const { unlock, endedBadly } = lockDataDir(dataDir);
  let db: Db | undefined;
  let files: Files | undefined;
  try {
    const mayCreate = !holdsFormerData(dataDir);
    db = await openOwnDatabase(path.join(dataDir, "namaskard.db"), { mayCreate, check: endedBadly });
    // After the database, so that secrets without one are always those of a database that was lost.
    const tokenSecret = options.tokenSecret ?? readSecrets(dataDir).tokens;
    files = await openFiles(options, dataDir);
    const config = { ...options, tokenSecret, dataDir };
    const deps: Deps = {
      db,
      files,
      config,
      signInLimiter: createSignInLimiter(config),
      signUpLimiter: createRateLimiter({ perMinute: limits.signUp.perMinute }),
      now: () => new Date(),
    };
    const firstStart = await prepare(deps, options);
    return { fetch: createApp(deps), firstStart, close: () => close(deps, unlock) };
  } catch (error) {
    await close({ db, files }, unlock);
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

async function openOwnDatabase(file: string, options: { mayCreate: boolean; check: boolean }): Promise<Db> {
  try {
    return await openDatabase(file, options);
  } catch (cause) {
    if (cause instanceof StartError) throw cause;
    const { code = "", message } = cause as { code?: string; message: string };
    if (/^SQLITE_(CORRUPT|NOTADB)/.test(code) || message.includes("damaged"))
      throw new StartError(`The database ${file} is damaged; restore DATA_DIR from a backup`, { cause });
    if (/^SQLITE_(CANTOPEN|READONLY|IOERR|FULL)/.test(code))
      throw new StartError(`The database ${file} cannot be written to (${code})`, { cause });
    throw cause;
  }
}

function openFiles({ s3 }: OpenOptions, dataDir: string): Promise<Files> {
  return s3 ? openS3Files(s3) : openDiskFiles(path.join(dataDir, "media"));
}

async function close({ db, files }: Partial<Pick<Deps, "db" | "files">>, unlock: () => void): Promise<void> {
  await files?.close();
  await db?.destroy();
  unlock();
}
