import { sql } from "kysely";
import { log } from "@/lib/runtime/log/log";
import type { ServedDatabase } from "../ports/database/database";

/** Milliseconds between two looks. */
const interval = 10_000;
/** As many without a single statement that ended: a minute, which no call and no work in the background takes. */
const most = 6;

export type Pulse = {
  /** Whether nothing comes through to the database any more, which only another process can mend. */
  isStuck(): boolean;
  close(): void;
};

/**
 * Looks whether statements still come to an end in this process. One of its own waits among them, and never a second one
 * beside it. A database that is away is no fault of the process: it is then told by the failures of calls, and the process
 * goes on showing what it keeps.
 */
export function startPulse(
  { db, countEnded, answersOthers }: ServedDatabase,
  { onStuck = () => {}, every = interval } = {},
): Pulse {
  let seen = countEnded();
  let missed = 0;
  let isAsking = false;
  let isStuck = false;
  let isAskingOthers = false;
  /** Looks since others were answered: what was away has then had its time to come through here too. */
  let sinceOthers: number | null = null;

  async function ask(): Promise<void> {
    if (isAsking) return;
    isAsking = true;
    await sql`select 1`.execute(db).catch(() => {});
    isAsking = false;
  }

  async function askOthers(): Promise<void> {
    if (isAskingOthers) return;
    isAskingOthers = true;
    if (await answersOthers()) sinceOthers = 0;
    isAskingOthers = false;
  }

  function look(): void {
    const ended = countEnded();
    missed = ended === seen ? missed + 1 : 0;
    seen = ended;
    void ask();
    if (missed === 0) {
      isStuck = false;
      sinceOthers = null;
    }
    if (missed < most || isStuck) return;
    if (sinceOthers === null) return void askOthers();
    if (++sinceOthers < 2) return;
    isStuck = true;
    log.error("Nothing comes through to the database any more, which itself answers: the process is to be replaced");
    onStuck();
  }

  const looking = setInterval(look, every).unref();
  return { isStuck: () => isStuck, close: () => clearInterval(looking) };
}
