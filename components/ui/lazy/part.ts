import type { ComponentType } from "react";

/** A component in a file of its own, loaded once it is wanted. */
export type Part<P> = {
  /** The component, once it is there. */
  loaded: () => ComponentType<P> | undefined;
  /** Loads it, or hands on what is under way; what failed is tried again by the next call. */
  load: () => Promise<ComponentType<P>>;
};

export function createPart<P>(load: () => Promise<ComponentType<P>>): Part<P> {
  let loaded: ComponentType<P> | undefined;
  let loading: Promise<ComponentType<P>> | undefined;

  async function start() {
    try {
      loaded = await load();
      return loaded;
    } catch (error) {
      loading = undefined;
      throw error;
    }
  }

  return {
    loaded: () => loaded,
    load() {
      loading ??= start();
      return loading;
    },
  };
}
