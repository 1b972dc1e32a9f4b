"use client";

import useSWRImmutable from "swr/immutable";
import type { Capabilities } from "@/lib/contract/capabilities";
import { useCapabilities } from "./capabilities";

/** What a screen shows: what its provider keeps or, where it keeps nothing of the kind, fixed samples; then, and only then. */
export type Shown<T> = {
  data?: T;
  /** The provider could not be asked. */
  error?: unknown;
  /** Other data than what stands there is under way. */
  isLoading: boolean;
  isSample: boolean;
  /** Asks again. */
  mutate: () => void;
};

/**
 * Samples of `capability`, made by `read` and held in this page under `key` until it is reloaded; `change` replaces them.
 * There are none until the provider has said that it keeps nothing, and `isKept` is undefined until it has said anything.
 */
export function useSample<T>(capability: keyof Capabilities, key: string, read: () => T | Promise<T>) {
  const capabilities = useCapabilities();
  const isKept = capabilities.data?.[capability];
  const { data, isLoading, mutate } = useSWRImmutable<T>(isKept === false ? `sample ${key}` : null, read);
  return {
    data,
    error: capabilities.data ? undefined : capabilities.error,
    isLoading: isLoading || capabilities.isLoading,
    isSample: isKept === false,
    isKept,
    mutate: () => void capabilities.mutate(),
    change: async (update: (old: T) => T) => {
      await mutate((old) => (old === undefined ? old : update(old)), { revalidate: false });
    },
  } satisfies Shown<T> & Record<string, unknown>;
}

/** The provider's answer where it keeps the data, else the sample. `answer` has to read nothing until `isKept`. */
export function orSample<T>(
  sample: Shown<T> & { isKept?: boolean },
  answer: Pick<Shown<T>, "data" | "error" | "isLoading"> & { mutate: () => unknown },
): Shown<T> {
  const { data, error, isLoading, mutate } = sample.isKept ? answer : sample;
  return { data, error, isLoading, isSample: sample.isSample, mutate: () => void mutate() };
}
