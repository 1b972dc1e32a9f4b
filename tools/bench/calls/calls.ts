import type { Bench } from "../bench";
import { measureLists } from "./lists";
import { measureSignIns } from "./sign-ins";

/** What those who are signed in ask for, and how they come in. */
export async function measureCalls(bench: Bench): Promise<void> {
  await measureLists(bench);
  await measureSignIns(bench);
}
