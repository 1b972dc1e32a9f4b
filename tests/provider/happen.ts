import { randomUUID } from "node:crypto";
import type { EventKind } from "@/lib/contract/analytics/schema";
import { rollUpFigures } from "@/provider/analytics/events/jobs";
import type { EventRow } from "@/provider/analytics/events/repo";
import type { Deps } from "@/provider/deps";
import { localTime } from "@/provider/kernel/local-time";

/** A view, by a new visitor unless given. `zone` is the company's. */
export type Happened = { kind?: EventKind; zone?: string } & Partial<EventRow>;

/** Stores and counts events of a client. */
export async function happen(deps: Deps, client_id: number, ...events: readonly Happened[]): Promise<void> {
  for (const { at = deps.now().toISOString(), zone = "Asia/Kolkata", ...event } of events)
    deps.recorder.add({
      ...localTime(zone, new Date(at)),
      ...{ client_id, id: randomUUID(), at, kind: "view", target: null, person_id: null, visitor: randomUUID() },
      ...{ source: "qr", device: "phone", language: null, country: null, town: null, ...event },
    });
  await deps.recorder.flush();
  await rollUpFigures.run(deps, null, new AbortController().signal);
}

export function views(count: number, at: string): Happened[] {
  return Array.from({ length: count }, () => ({ at }));
}
