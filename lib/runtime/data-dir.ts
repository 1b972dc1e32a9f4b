import {
  accessSync,
  chmodSync,
  constants,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import path from "node:path";
import { SQLite } from "./sqlite.mjs";
import { StartError } from "./start-error";

export function findSecretsFile(dir: string): string {
  return path.join(dir, "secrets.json");
}

/** @throws StartError if it cannot be created or written, or root would run on another user's folder */
export function openDataDir(dataDir: string): string {
  const dir = path.resolve(dataDir);
  if (existsSync(dir)) requireOwner(dir);
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

/** Files written by root would be unreadable for the service's user. */
function requireOwner(dir: string): void {
  const owner = statSync(dir).uid;
  if (process.getuid?.() !== 0 || owner === 0) return;
  throw new StartError(`DATA_DIR ${dir} belongs to the user with the number ${owner}: run this as that user`);
}

/** Must exist: creating a mistyped one would look like an empty service. @throws StartError */
export function findDataDir(dataDir: string): string {
  if (!existsSync(dataDir)) throw new StartError(`DATA_DIR ${dataDir} does not exist`);
  return openDataDir(dataDir);
}

/** One level at a time: Node's `recursive` loops for ever below /proc. */
function makeFolder(dir: string): void {
  if (existsSync(dir)) return;
  makeFolder(path.dirname(dir));
  mkdirSync(dir, { mode: 0o700 });
}

/** What is left of pages that earlier versions kept on disk. */
export function removeFormerPages(dataDir: string): void {
  rmSync(path.join(dataDir, "pages"), { recursive: true, force: true });
}

/**
 * Keeps a second process away from the folder. The lock is the operating system's own, on a file opened through
 * SQLite, so it ends with its process however that ends. The file beside it tells its pid, for the message, and where
 * that is at work.
 *
 * @returns the function that gives the folder free; whether the machine may have stopped before a former holder called
 * it, or the folder be a copy of one at work (only then can writes be lost, for what a process alone leaves behind the
 * system still writes), which it goes on saying until `vouch` is called.
 * @throws StartError naming the holder.
 */
export function lockDataDir(dir: string): { unlock: () => void; mayHaveLostWrites: boolean; vouch: () => void } {
  const pidFile = path.join(dir, "lock.pid");
  const lockFile = path.join(dir, "lock");
  const lock = new SQLite(lockFile, { timeout: 0 });
  try {
    lock.exec("BEGIN EXCLUSIVE");
  } catch (cause) {
    lock.close();
    throw new StartError(
      `DATA_DIR ${dir} is in use by process ${readHolder(pidFile)[0] || "unknown"}; stop that one first`,
      { cause },
    );
  }
  const place = readPlace(lockFile);
  const mayHaveLostWrites = existsSync(pidFile) && (place === null || readHolder(pidFile)[1] !== place);
  let isVouchedFor = !mayHaveLostWrites;
  const note = () => writeFileSync(pidFile, [process.pid, isVouchedFor ? place : null].join("\n"));
  note();
  const vouch = () => {
    isVouchedFor = true;
    note();
  };
  const unlock = () => {
    if (isVouchedFor) rmSync(pidFile, { force: true });
    lock.close();
  };
  return { unlock, mayHaveLostWrites, vouch };
}

/** It has secrets or uploaded files. */
export function holdsFormerData(dir: string): boolean {
  return existsSync(findSecretsFile(dir)) || holdsFile(path.join(dir, "media"));
}

function holdsFile(folder: string): boolean {
  if (!existsSync(folder)) return false;
  return readdirSync(folder, { recursive: true, withFileTypes: true }).some((entry) => entry.isFile());
}

/** Pid and place, as far as they are told. */
function readHolder(file: string): string[] {
  try {
    return readFileSync(file, "utf8").split("\n");
  } catch {
    return [];
  }
}

/** Boot id and inode, which a copy of the folder does not share. Null if unknown. */
function readPlace(file: string): string | null {
  try {
    const boot = readFileSync("/proc/sys/kernel/random/boot_id", "utf8").trim();
    const { dev, ino, birthtimeMs } = statSync(file);
    return [boot, dev, ino, birthtimeMs].join(" ");
  } catch {
    return null;
  }
}
