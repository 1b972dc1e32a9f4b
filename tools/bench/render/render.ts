import type { Bench } from "../bench";
import { measureFirstRender } from "./first-render";
import { measureSaveVisible } from "./save-visible";

/** Pages that are not cached: cards on their first request, and cards that have just changed. */
export async function measureRender(bench: Bench): Promise<void> {
  await measureFirstRender(bench);
  await measureSaveVisible(bench);
}
