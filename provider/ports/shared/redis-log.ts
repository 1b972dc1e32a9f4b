import { log } from "@/lib/runtime/log/log";

/** What the log is told of the server behind the shared state: never an address's password, and nothing twice. */
export function createRedisLog(place: string) {
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
