import { isIP } from "node:net";
import type { RedisOptions } from "ioredis";
import { StartError } from "@/lib/runtime/start-error";
import { decodeCredential, parseServerUrl } from "../server-url";

/**
 * `redis://`, or `rediss://user:password@host:6379/0` for TLS; only scheme and host are required. The certificate must
 * be valid for the host; for a private CA, set Node's NODE_EXTRA_CA_CERTS.
 *
 * @throws StartError that names REDIS_URL without its value, which contains a password.
 */
export function parseRedisUrl(text: string) {
  const { url, isTls, host } = parseServerUrl("REDIS_URL", text, { scheme: "redis", example: "redis://host:6379/0" });
  const database = /^\/?(\d{0,5})$/.exec(url.pathname)?.[1];
  if (database === undefined || url.search || url.hash)
    throw new StartError("REDIS_URL: after the host there may only be the number of a database, as in /0");
  return {
    host,
    port: Number(url.port || 6379),
    username: decodeCredential("REDIS_URL", url.username) || undefined,
    password: decodeCredential("REDIS_URL", url.password) || undefined,
    db: Number(database),
    ...(isTls && { tls: isIP(host) ? {} : { servername: host } }),
  } satisfies RedisOptions;
}

/** The mistake in REDIS_URL behind a server's error; undefined if the server itself may be the problem. */
export function findMistake({ message }: Error): string | undefined {
  if (/^(WRONGPASS|NOAUTH)/.test(message)) return "the server refuses this user or password";
  if (/DB index is out of range/.test(message)) return "the server has no database of this number";
  if (/^NOPROTO/.test(message)) return "the server is older than Redis 6.2";
}
