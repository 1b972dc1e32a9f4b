import { context } from "esbuild";
import { writeBrowserOperations } from "./browser-operations.mjs";
import { publicFiles } from "./bundles.mjs";

/** Rebuilds public scripts and styles on change. Changed operations need a restart. @returns stop */
export async function watchPublicFiles(): Promise<() => Promise<void>> {
  await writeBrowserOperations();
  const watching = await context(publicFiles);
  await watching.watch();
  return () => watching.dispose();
}
