import { AsyncLocalStorage } from "node:async_hooks";
import { processWide } from "./process-wide";

type Rendering = Map<string, Promise<unknown>>;

const renderings = processWide("rendering", () => new AsyncLocalStorage<Rendering | undefined>());

/** Deduplicates look-ups within `render`. */
export async function inRendering<T>(render: () => Promise<T>): Promise<T> {
  const rendering: Rendering = new Map();
  try {
    return await renderings.run(rendering, render);
  } finally {
    // Timers and streams keep the context alive for seconds: free it now.
    rendering.clear();
  }
}

/** Leaves the rendering's context, for work that outlives it. */
export function apartFromRendering<T>(work: () => Promise<T>): Promise<T> {
  return renderings.run(undefined, work);
}

/** Memoises `work` by `name` within a rendering; failures are not memoised. Outside a rendering each call runs. */
export function oncePerRendering<T>(name: string, work: () => Promise<T>): Promise<T> {
  const results = renderings.getStore();
  const present = results?.get(name);
  if (present) return present as Promise<T>;
  const result = work();
  results?.set(name, result);
  result.catch(() => results?.delete(name));
  return result;
}
