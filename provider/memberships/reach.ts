import { type Expression, expressionBuilder, type SqlBool } from "kysely";
import type { Reach } from "@/lib/contract/policies";
import type { Database } from "../ports/database/schema";

/** The condition of a list of people: those within reach. */
export function isWithinReach({ branchIds, personId }: Reach): Expression<SqlBool> {
  const eb = expressionBuilder<Database, "people">();
  if (branchIds === undefined) return eb.and([]);
  // No branch is 0, and a list must not be empty.
  return eb.or([eb("people.branch_id", "in", [...branchIds, 0]), eb("people.id", "=", personId ?? 0)]);
}
