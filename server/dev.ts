import { context } from "esbuild";
import { cardFiles } from "./bundles.mjs";

/** Rebuilds the card's script and stylesheet whenever their source changes; the result ends that. */
export async function watchCardFiles(): Promise<() => Promise<void>> {
  const watching = await context(cardFiles);
  await watching.watch();
  return () => watching.dispose();
}
