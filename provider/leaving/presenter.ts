import type { FormerPerson, Successor } from "@/lib/contract/leaving/schema";
import { presentPublicPerson } from "../content/people/presenter";
import type { Deps } from "../deps";
import type { listFormer } from "./returning";
import { returnableUntil } from "./sealed";
import type { findSuccessor } from "./service";

type Former = Awaited<ReturnType<typeof listFormer>>["rows"][number];

export function presentFormer({ id, name, successor, left_at }: Former): FormerPerson {
  return { id, name, successor, left_at, returnable_until: returnableUntil({ left_at }) };
}

/** One who rests beyond the client's plan has no card to lead to. */
export function presentSuccessor(
  deps: Deps,
  { person, isTold, company }: Awaited<ReturnType<typeof findSuccessor>>,
): Successor {
  if (!person || person.is_resting) return { person: null, says_so: false };
  const { id, slug, handle } = presentPublicPerson(deps, company, { ...person, files: [] });
  return { person: { id, slug, ...(handle && { handle }) }, says_so: isTold };
}
