import { logContext } from "@/lib/runtime/log/context";
import { describeError } from "@/lib/runtime/log/describe-error";
import { hearErrors } from "@/lib/runtime/log/log";
import { scrub } from "@/lib/runtime/log/scrub";
import type { Deps } from "../../deps";
import { addFaults, type Fault } from "./repo";

/** How long errors wait to be stored together, in milliseconds. */
const interval = 5_000;
/** Kinds of one hour; where there are more, the log alone has them. */
const mostKinds = 100;
const longestDetail = 300;

/** Has what the log tells as errors stored, so that an administrator sees it on the site. */
export function startFaultRecording({ db, now }: Pick<Deps, "db" | "now">): { close(): Promise<void> } {
  const waiting = new Map<string, Fault>();
  let kinds = { hour: "", known: new Set<string>() };

  const end = hearErrors((message, error) => {
    const at = now().toISOString();
    const hour = `${at.slice(0, 13)}:00:00.000Z`;
    const detail = describeShortly(error);
    const key = `${hour}\n${message}\n${detail}`;
    if (kinds.hour !== hour) kinds = { hour, known: new Set() };
    if (kinds.known.size >= mostKinds && !kinds.known.has(key)) return;
    kinds.known.add(key);
    const { requestId = null, job = null } = logContext();
    const count = (waiting.get(key)?.count ?? 0) + 1;
    waiting.set(key, { hour, message, detail, count, last_at: at, request_id: requestId, job });
  });

  async function store(): Promise<void> {
    const faults = [...waiting.values()];
    waiting.clear();
    // The log has them. To tell of a database that is away would only make more of them.
    await addFaults(db, faults).catch(() => {});
  }

  const storing = setInterval(store, interval).unref();
  return {
    async close() {
      clearInterval(storing);
      end();
      await store();
    },
  };
}

/** Its first line, without what may be about people. */
function describeShortly(error: unknown): string {
  if (error === undefined) return "";
  const { type, message, code } = describeError(error);
  const [line = ""] = scrub(message).split("\n", 1);
  return [type, code, line].filter(Boolean).join(" · ").slice(0, longestDetail);
}
