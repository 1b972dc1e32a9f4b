import { context } from "esbuild";
import { writeBrowserOperations } from "./browser-operations.mjs";
import { publicFiles } from "./bundles.mjs";

/**
 * Rebuilds what visitors' pages load whenever their source changes; the result ends that. Another way to make a call is
 * known in browsers from the next start on.
 */
export async function watchPublicFiles(): Promise<() => Promise<void>> {
  await writeBrowserOperations();
  const watching = await context(publicFiles);
  await watching.watch();
  return () => watching.dispose();
}
