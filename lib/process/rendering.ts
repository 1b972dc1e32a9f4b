import { AsyncLocalStorage } from "node:async_hooks";

type Results = Map<string, Promise<unknown>>;

/** On a global symbol, because Next's bundles and the listener's each load this module. */
const holder = globalThis as { [key]?: AsyncLocalStorage<Results> };
const key = Symbol.for("namaskard.rendering");
holder[key] ??= new AsyncLocalStorage();
const renderings = holder[key];

/** Runs `render` as one rendering: whatever is looked up on its way, in the page or below, is looked up once. */
export function inRendering<T>(render: () => Promise<T>): Promise<T> {
  return renderings.run(new Map(), render);
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
