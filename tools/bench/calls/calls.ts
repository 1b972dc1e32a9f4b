import type { Bench } from "../bench";
import { measureLists } from "./lists";
import { measureSignIns } from "./sign-ins";

/** Calls of signed-in users, and sign-ins. */
export async function measureCalls(bench: Bench): Promise<void> {
  await measureLists(bench);
  await measureSignIns(bench);
}
