import { createHash } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import type { Redis } from "ioredis";
import { log } from "@/lib/runtime/log/log";
import { StartError } from "@/lib/runtime/start-error";
import { findMistake, parseRedisUrl } from "./redis-url";

const maxRetryDelayMs = 1_000;
const checkIntervalMs = 5_000;

/** Subscriptions of the connection. */
export type RedisNews = {
  channels: string[];
  onMessage(channel: string, message: string): void;
  /** The channels are subscribed, for the first time or again. */
  onBack(): void;
  onLost(): void;
};

export type RedisConnection = Awaited<ReturnType<typeof createRedisConnection>>;

/**
 * One connection for commands and pub/sub, which RESP3 allows. It reconnects by itself: a server that goes away or
 * hangs is noticed within seconds and retried until it is back; both changes are logged once. `patienceMs` is the
 * timeout, for connecting at start as well as for each command.
 *
 * @throws StartError if `url` is wrong
 */
export async function createRedisConnection(url: string, prefix: string, patienceMs: number) {
  const address = parseRedisUrl(url);
  const log = createRedisLog(`${address.host}:${address.port}`);
  // Imported here, so that a start without Redis does not load it.
  const { Redis } = await import("ioredis");
  const redis = new Redis({
    ...address,
    lazyConnect: true,
    connectTimeout: patienceMs,
    commandTimeout: patienceMs,
    // Closes a dead connection, so that commands do not each run into their timeout.
    socketTimeout: patienceMs,
    // Used only if a clean close fails; the process does not end before this.
    disconnectTimeout: 100,
    maxRetriesPerRequest: 0,
    enableOfflineQueue: false,
    autoResubscribe: false,
    disableClientInfo: true,
    retryStrategy: (attempt) => Math.min(50 * attempt, maxRetryDelayMs),
  });
  let state: "away" | "here" | "closed" = "away";

  /** The answer to `command`, or of `otherwise` if the server is away or refuses. */
  const ask = async <T>(command: (redis: Redis) => Promise<T>, otherwise: () => T | Promise<T>): Promise<T> => {
    if (state !== "here") return otherwise();
    try {
      return await command(redis);
    } catch (error) {
      log.refused(error);
      return otherwise();
    }
  };
  /** Sends a command whose answer does not matter. */
  const tell = (command: (redis: Redis) => Promise<unknown>) => ask(command, () => undefined);
  const check = setInterval(() => tell((server) => server.ping()), checkIntervalMs).unref();

  const close = async () => {
    clearInterval(check);
    state = "closed";
    await redis.quit().catch(() => redis.disconnect());
  };

  return {
    ask,
    tell,
    close,
    isAvailable: () => state === "here",
    /** Hashed, so that long or personal text never reaches the server. */
    keyOf: (kind: string, text: string) => `${prefix}${kind}:${createHash("sha256").update(text).digest("base64url")}`,
    /** Redis channels are shared by all databases of a server, so the name includes our database number. */
    channelOf: (name: string) => `${prefix}${address.db}:${name}`,

    /**
     * Connects; after the timeout it keeps trying in the background.
     *
     * @throws StartError if the server refuses the settings in `url`
     */
    async open({ channels, onMessage, onBack, onLost }: RedisNews): Promise<void> {
      const opened = new Promise<void>((resolve, reject) => {
        const onError = (error: Error) => {
          log.noteReason(error);
          const mistake = findMistake(error);
          // Without the cause, which contains the command with the password.
          if (mistake) reject(new StartError(`REDIS_URL: ${mistake}`));
        };
        redis.on("error", onError);
        redis.on("ready", async () => {
          try {
            await redis.subscribe(...channels);
            if (redis.mode === "subscriber") throw new Error("NOPROTO the server knows no RESP3");
            if (state === "closed") return;
            state = "here";
            log.back();
            onBack();
            resolve();
          } catch (error) {
            onError(error as Error);
          }
        });
      });
      redis.on("message", onMessage);
      redis.on("close", () => {
        if (state !== "here") return;
        state = "away";
        log.away();
        onLost();
      });
      redis.connect().catch(() => {});
      try {
        await Promise.race([opened, wait(patienceMs, undefined, { ref: false })]);
      } catch (error) {
        await close();
        throw error;
      }
      if (state === "away") log.away();
    },
  };
}

/** What the log is told of the server behind the shared state: never an address's password, and nothing twice. */
function createRedisLog(place: string) {
  const refusals = new Set<string>();
  let reason = "no answer";
  let isAway = false;
  return {
    /** Why the server is away, should it be. */
    noteReason(error: Error) {
      reason = (error as NodeJS.ErrnoException).code ?? refusalOf(error) ?? "no answer";
    },
    away() {
      isAway = true;
      log.error("The shared state is away: limits, locks and news hold for this process alone", undefined, {
        place,
        reason,
      });
    },
    back() {
      if (isAway) log.info("The shared state is back", { place });
      isAway = false;
      refusals.clear();
    },
    /** A command that failed for another reason than the server being away, which is told by itself. */
    refused(error: unknown) {
      const refusal = refusalOf(error);
      if (!refusal || refusals.has(refusal)) return;
      refusals.add(refusal);
      log.error("The shared state refuses commands: what they are for holds for this process alone", undefined, {
        place,
        refusal,
      });
    },
  };
}

/** The server's word for an error, such as OOM; the text behind it may repeat what it was sent. */
function refusalOf(error: unknown): string | undefined {
  return error instanceof Error && error.name === "ReplyError" ? error.message.split(" ", 1)[0] : undefined;
}
