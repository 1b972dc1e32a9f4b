import { AsyncLocalStorage } from "node:async_hooks";
import { processWide } from "./process-wide";

/** A part of a page that is finished: what belongs into the head, and what stands in its own place. */
export type Markup = { head: string; body: string };

type Rendering = {
  results: Map<string, Promise<unknown>>;
  markup: Map<string, Markup>;
};

const renderings = processWide("rendering", () => new AsyncLocalStorage<Rendering | undefined>());

/** Runs `render` as one rendering: whatever is looked up on its way, in the page or below, is looked up once. */
export async function inRendering<T>(render: () => Promise<T>): Promise<T> {
  const rendering: Rendering = { results: new Map(), markup: new Map() };
  try {
    return await renderings.run(rendering, render);
  } finally {
    // Timers and streams that a rendering leaves behind hold it for a second or two, which is hundreds of pages under load.
    for (const part of Object.values(rendering)) part.clear();
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
  const results = renderings.getStore()?.results;
  const present = results?.get(name);
  if (present) return present as Promise<T>;
  const result = work();
  results?.set(name, result);
  result.catch(() => results?.delete(name));
  return result;
}

/**
 * Leaves a finished part for whoever began the rendering under way, under a name that nobody can guess. Null outside of
 * renderings, where nobody would fetch it.
 */
export function leaveMarkup(make: () => Markup): string | null {
  const markup = renderings.getStore()?.markup;
  if (!markup) return null;
  const name = crypto.randomUUID();
  markup.set(name, make());
  return name;
}

/** What was left under `name` in the rendering under way. */
export function fetchMarkup(name: string): Markup | undefined {
  return renderings.getStore()?.markup.get(name);
}
