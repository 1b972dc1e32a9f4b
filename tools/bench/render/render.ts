import type { Bench } from "../bench";
import { measureFirstRender } from "./first-render";
import { measureSaveVisible } from "./save-visible";

/** What is not kept yet: cards that nobody has asked for, and those that have just changed. */
export async function measureRender(bench: Bench): Promise<void> {
  await measureFirstRender(bench);
  await measureSaveVisible(bench);
}
