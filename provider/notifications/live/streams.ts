import { ApiError } from "@/lib/contract/errors";
import * as failures from "@/lib/contract/failures";
import { streamLimits } from "@/lib/contract/notifications/values";
import type { SharedState } from "../../ports/shared/shared-state";
import { type EventStream, type Look, openEventStream } from "./event-stream";

/** Streams of events to those who have signed in; each process has those of its own connections. */
export type Streams = {
  /** @throws ApiError 429 where the account has too many, 503 where the process has */
  open(userId: number, look: Look): Response;
  /** Has these accounts' streams look again, in every process. */
  tell(userIds: readonly number[]): Promise<void>;
  close(): void;
};

const prefix = "accounts ";

/**
 * News of accounts go the way of all announcements, and name no page. What is missed while the shared state is away
 * comes with a stream's next heartbeat.
 */
export function createStreams(
  shared: Pick<SharedState, "announce" | "listen">,
  { perAccount, perProcess, heartbeat }: { perAccount: number; perProcess: number; heartbeat: number } = streamLimits,
): Streams {
  const byAccount = new Map<number, Set<EventStream>>();
  let count = 0;

  const refresh = (userId: number) => {
    for (const stream of byAccount.get(userId) ?? []) stream.refresh();
  };
  const unlisten = shared.listen({
    onMessage(message) {
      if (message.startsWith(prefix)) message.slice(prefix.length).split(" ").map(Number).forEach(refresh);
    },
    onGap() {},
  });

  function remove(userId: number, stream: EventStream): void {
    const streams = byAccount.get(userId);
    if (!streams?.delete(stream)) return;
    count--;
    if (streams.size === 0) byAccount.delete(userId);
  }

  return {
    open(userId, look) {
      const streams = byAccount.get(userId) ?? new Set();
      if (streams.size >= perAccount) throw refusal("too_many_requests", failures.tooManyAttempts);
      if (count >= perProcess) throw refusal("unavailable", failures.unavailable);
      const stream = openEventStream(look, heartbeat, () => remove(userId, stream));
      byAccount.set(userId, streams.add(stream));
      count++;
      return new Response(stream.body, {
        headers: { "content-type": "text/event-stream", "cache-control": "private, no-store, no-transform" },
      });
    },
    tell: (userIds) => (userIds.length > 0 ? shared.announce(prefix + userIds.join(" ")) : Promise.resolve()),
    close() {
      unlisten();
      for (const streams of byAccount.values()) for (const stream of [...streams]) stream.end();
    },
  };
}

function refusal(code: "too_many_requests" | "unavailable", message: string): ApiError {
  return new ApiError(code, message, { headers: { "retry-after": "60" } });
}
