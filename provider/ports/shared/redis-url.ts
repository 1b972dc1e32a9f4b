import { isIP } from "node:net";
import type { RedisOptions } from "ioredis";
import { StartError } from "@/lib/process/start-error";

/**
 * `redis://` or, over TLS, `rediss://user:password@host:6379/0`, all but scheme and host optional. The certificate has to
 * be valid for the host; one of an authority of one's own is trusted by Node's NODE_EXTRA_CA_CERTS.
 *
 * @throws StartError that names REDIS_URL and does not repeat it, because a password is in it.
 */
export function parseRedisUrl(text: string) {
  if (!URL.canParse(text)) throw new StartError("REDIS_URL: is not an address like redis://host:6379/0");
  const { protocol, hostname, port, username, password, pathname, search, hash } = new URL(text);
  if ((protocol !== "redis:" && protocol !== "rediss:") || !hostname)
    throw new StartError("REDIS_URL: must begin with redis:// or rediss:// and a host");
  const database = /^\/?(\d{0,5})$/.exec(pathname)?.[1];
  if (database === undefined || search || hash)
    throw new StartError("REDIS_URL: after the host there may only be the number of a database, as in /0");
  const host = hostname.replace(/^\[(.*)\]$/, "$1");
  return {
    host,
    port: Number(port || 6379),
    username: decode(username),
    password: decode(password),
    db: Number(database),
    ...(protocol === "rediss:" && { tls: isIP(host) ? {} : { servername: host } }),
  } satisfies RedisOptions;
}

/** What is wrong with REDIS_URL when the server answers with `error`; undefined where it may be the server's trouble. */
export function findMistake({ message }: Error): string | undefined {
  if (/^(WRONGPASS|NOAUTH)/.test(message)) return "the server refuses this user or password";
  if (/DB index is out of range/.test(message)) return "the server has no database of this number";
  if (/^NOPROTO/.test(message)) return "the server is older than Redis 6.2";
}

function decode(part: string): string | undefined {
  try {
    return decodeURIComponent(part) || undefined;
  } catch {
    throw new StartError("REDIS_URL: a % in user or password has to be written as %25");
  }
}
