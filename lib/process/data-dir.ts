import {
  accessSync,
  chmodSync,
  constants,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import path from "node:path";
import SQLite from "better-sqlite3";
import { StartError } from "./start-error";

/** Where the folder's secrets are, once there are any. */
export function findSecretsFile(dir: string): string {
  return path.join(dir, "secrets.json");
}

/** @throws StartError where the folder can neither be made nor written to. */
export function openDataDir(dataDir: string): string {
  const dir = path.resolve(dataDir);
  try {
    makeFolder(dir);
    accessSync(dir, constants.R_OK | constants.W_OK | constants.X_OK);
    chmodSync(dir, 0o700);
  } catch (cause) {
    const { code } = cause as NodeJS.ErrnoException;
    throw new StartError(`DATA_DIR ${dir} cannot be written to (${code})`, { cause });
  }
  return dir;
}

/** A folder that has to be there: a mistyped one would be made, and be empty. @throws StartError */
export function findDataDir(dataDir: string): string {
  if (!existsSync(dataDir)) throw new StartError(`DATA_DIR ${dataDir} does not exist`);
  return openDataDir(dataDir);
}

/** One level after the other: below /proc, which takes no folders, Node's `recursive` never ends. */
function makeFolder(dir: string): void {
  if (existsSync(dir)) return;
  makeFolder(path.dirname(dir));
  mkdirSync(dir, { mode: 0o700 });
}

/**
 * Keeps a second process away from the folder. The lock is the operating system's own, on a file opened through
 * SQLite, so it ends with its process however that ends; the pid beside it is only for the message.
 *
 * @returns the function that gives the folder free, and whether the last holder ended without calling it.
 * @throws StartError naming the holder.
 */
export function lockDataDir(dir: string): { unlock: () => void; endedBadly: boolean } {
  const pidFile = path.join(dir, "lock.pid");
  const lock = new SQLite(path.join(dir, "lock"), { timeout: 0 });
  try {
    lock.exec("BEGIN EXCLUSIVE");
  } catch (cause) {
    lock.close();
    throw new StartError(`DATA_DIR ${dir} is in use by process ${readPid(pidFile)}; stop that one first`, { cause });
  }
  const endedBadly = existsSync(pidFile);
  writeFileSync(pidFile, String(process.pid));
  const unlock = () => {
    rmSync(pidFile, { force: true });
    lock.close();
  };
  return { unlock, endedBadly };
}

/** Whether the folder holds what only a service with a database leaves there: secrets or uploaded files. */
export function holdsFormerData(dir: string): boolean {
  return existsSync(findSecretsFile(dir)) || holdsFile(path.join(dir, "media"));
}

function holdsFile(folder: string): boolean {
  if (!existsSync(folder)) return false;
  return readdirSync(folder, { recursive: true, withFileTypes: true }).some((entry) => entry.isFile());
}

function readPid(file: string): string {
  try {
    return readFileSync(file, "utf8").trim() || "unknown";
  } catch {
    return "unknown";
  }
}
