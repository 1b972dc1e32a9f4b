import { randomBytes } from "node:crypto";
import { existsSync, linkSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { z } from "zod";
import { findSecretsFile } from "../data-dir";
import { minSecretLength } from "../settings";
import { StartError } from "../start-error";
import { createKeyRing, type Key, type KeyRing } from "./key-ring";

/** Milliseconds between checks for rotated secrets. */
const lookEvery = 5_000;
const signAfter = 30_000;
/** Milliseconds; the lifetime of links in mails. */
export const keptFor = 400 * 24 * 60 * 60_000;

const secretSchema = z.string().min(minSecretLength);
const keysSchema = z.union([
  secretSchema.transform((secret): Key[] => [{ secret, from: 0 }]),
  z.array(z.object({ secret: secretSchema, from: z.iso.datetime().transform(Date.parse) })).min(1),
]);
/** Separate, so a leak on one side is worthless on the other. */
const secretsSchema = z.object({
  tokens: keysSchema,
  session: keysSchema,
  /** Before the first rotation the token secret; push subscriptions are bound to it. */
  push: secretSchema.optional(),
});
type Stored = z.output<typeof secretsSchema>;

export type Secrets = {
  tokens: KeyRing;
  session: KeyRing;
  push: string;
  /** Stops watching for rotation. */
  close(): void;
};

/**
 * Opens the folder's secrets, which first use makes; each call of the same folder, in any process, gives the same, and
 * follows when they are replaced.
 *
 * @throws StartError where they cannot be read
 */
export function openSecrets(dir: string): Secrets {
  const file = findSecretsFile(dir);
  if (!existsSync(file)) makeSecrets(file);
  let stored = readStored(file);
  const look = () => {
    try {
      stored = parseSecrets(readFileSync(file, "utf8"));
    } catch {
      // Unreadable: go on with the known ones rather than signing everybody out.
    }
  };
  const looking = setInterval(look, lookEvery).unref();
  return {
    tokens: createKeyRing(() => stored.tokens),
    session: createKeyRing(() => stored.session),
    push: pushSecretOf(stored),
    close: () => clearInterval(looking),
  };
}

/**
 * Replaces the folder's secrets. Every process that runs knows the new ones before they sign, half a minute from `now`; what
 * the old ones have signed is good for as long as before. With `isAtOnce` they sign from now, and the old ones are gone.
 *
 * @returns the moment from which the new ones sign
 * @throws StartError where there are none, or new ones wait already
 */
export function replaceSecrets(dir: string, { now, isAtOnce }: { now: Date; isAtOnce: boolean }): Date {
  const file = findSecretsFile(dir);
  if (!existsSync(file))
    throw new StartError(`There is no ${file}: the secrets come from AUTH_SECRET and TOKEN_SECRET`);
  const stored = readStored(file);
  const waiting = stored.tokens[0]?.from ?? 0;
  if (waiting > now.getTime() && !isAtOnce)
    throw new StartError(`Secrets were replaced just now; the new ones sign from ${new Date(waiting).toISOString()}`);
  const from = isAtOnce ? now.getTime() : now.getTime() + signAfter;
  const replace = (keys: Key[]) =>
    [{ secret: makeSecret(), from }, ...(isAtOnce ? [] : withoutOld(keys, now))].map(tell);
  const next = { tokens: replace(stored.tokens), session: replace(stored.session), push: pushSecretOf(stored) };
  renameSync(writeDraft(file, next), file);
  return new Date(from);
}

function pushSecretOf({ push, tokens }: Stored): string {
  return push ?? tokens.at(-1)?.secret ?? "";
}

function tell({ secret, from }: Key) {
  return { secret, from: new Date(from).toISOString() };
}

/** The current key stays whatever its age. */
function withoutOld(keys: Key[], now: Date): Key[] {
  return keys.filter((_, index) => index === 0 || (keys[index - 1]?.from ?? 0) > now.getTime() - keptFor);
}

function makeSecrets(file: string): void {
  const draft = writeDraft(file, { tokens: makeSecret(), session: makeSecret() });
  try {
    // Of two processes starting at once one link succeeds, and both read that file.
    linkSync(draft, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
  } finally {
    rmSync(draft, { force: true });
  }
}

function writeDraft(file: string, content: z.input<typeof secretsSchema>): string {
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, JSON.stringify(content), { mode: 0o600, flush: true });
  return draft;
}

function readStored(file: string): Stored {
  try {
    return parseSecrets(readFileSync(file, "utf8"));
  } catch (cause) {
    throw new StartError(`${file} cannot be read; restore it, or remove it to end every session`, { cause });
  }
}

/** @throws Error where a file's text is damaged or incomplete */
export function parseSecrets(text: string): Stored {
  return secretsSchema.parse(JSON.parse(text));
}

function makeSecret(): string {
  return randomBytes(48).toString("base64url");
}
