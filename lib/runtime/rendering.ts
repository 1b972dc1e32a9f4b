import { AsyncLocalStorage } from "node:async_hooks";
import { processWide } from "./process-wide";

/** What was looked up so far, by name. */
type Rendering = Map<string, Promise<unknown>>;

const renderings = processWide("rendering", () => new AsyncLocalStorage<Rendering | undefined>());

/** Runs `render` as one rendering: whatever is looked up on its way, in the page or below, is looked up once. */
export async function inRendering<T>(render: () => Promise<T>): Promise<T> {
  const rendering: Rendering = new Map();
  try {
    return await renderings.run(rendering, render);
  } finally {
    // Timers and streams that a rendering leaves behind hold it for a second or two, which is hundreds of pages under load.
    rendering.clear();
  }
}

/** Runs what outlives the rendering under way, and so may not share its look-ups. */
export function apartFromRendering<T>(work: () => Promise<T>): Promise<T> {
  return renderings.run(undefined, work);
}

/**
 * The result of `work` for the rendering under way, which is shared by all who ask for `name`. A failure is not kept.
 * Outside of renderings each call is on its own.
 */
export function oncePerRendering<T>(name: string, work: () => Promise<T>): Promise<T> {
  const results = renderings.getStore();
  const present = results?.get(name);
  if (present) return present as Promise<T>;
  const result = work();
  results?.set(name, result);
  result.catch(() => results?.delete(name));
  return result;
}
