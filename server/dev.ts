import { context } from "esbuild";
import { publicFiles } from "./bundles.mjs";

/** Rebuilds what visitors' pages load whenever their source changes; the result ends that. */
export async function watchPublicFiles(): Promise<() => Promise<void>> {
  const watching = await context(publicFiles);
  await watching.watch();
  return () => watching.dispose();
}
