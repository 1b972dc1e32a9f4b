import { context } from "esbuild";
import { cardScript } from "./bundles.mjs";

/** Rebuilds the card's script whenever its source changes; the result ends that. */
export async function watchCardScript(): Promise<() => Promise<void>> {
  const watching = await context(cardScript);
  await watching.watch();
  return () => watching.dispose();
}
