"use client";

import useSWRImmutable from "swr/immutable";
import type { Capabilities } from "@/lib/contract/capabilities";
import { useCapabilities } from "./capabilities";

/** Data of a screen whose provider may not keep any: fixed samples then, and only then. */
export type Sample<T> = {
  data?: T;
  /** The provider could not be asked. */
  error?: unknown;
  /** The provider keeps real data, which this version has no call for; samples would be passed off as real. */
  isUnreadable: boolean;
  retry: () => void;
};

/**
 * Samples of `capability`, made by `read` and held in this page under `key` until it is reloaded.
 * `change` replaces them.
 */
export function useSample<T>(capability: keyof Capabilities, key: string, read: () => T | Promise<T>) {
  const { data: capabilities, error, mutate } = useCapabilities();
  const isKept = capabilities?.[capability];
  const { data, mutate: store } = useSWRImmutable<T>(isKept === false ? `sample ${key}` : null, read);
  return {
    data,
    error: capabilities ? undefined : error,
    isUnreadable: isKept === true,
    retry: () => void mutate(),
    change: async (update: (old: T) => T) => {
      await store((old) => (old === undefined ? old : update(old)), { revalidate: false });
    },
  } satisfies Sample<T> & Record<string, unknown>;
}
