/** What the log is told of the server behind the shared state: never an address's password, and nothing twice. */
export function createRedisLog(place: string) {
  const name = `The shared state at ${place}`;
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
      console.error(`${name} is away (${reason}): limits, locks and news hold for this process alone`);
    },
    back() {
      if (isAway) console.log(`${name} is back`);
      isAway = false;
      refusals.clear();
    },
    /** A command that failed for another reason than the server being away, which is told by itself. */
    refused(error: unknown) {
      const refusal = refusalOf(error);
      if (!refusal || refusals.has(refusal)) return;
      refusals.add(refusal);
      console.error(`${name} refuses commands (${refusal}): what they are for holds for this process alone`);
    },
  };
}

/** The server's word for an error, such as OOM; the text behind it may repeat what it was sent. */
function refusalOf(error: unknown): string | undefined {
  return error instanceof Error && error.name === "ReplyError" ? error.message.split(" ", 1)[0] : undefined;
}
