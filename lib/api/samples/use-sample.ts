"use client";

import useSWRImmutable from "swr/immutable";
import { useProvider } from "../call/provider";

/** What a screen shows: the provider's data or, of a core provider, fixed samples; then, and only then. */
export type Shown<T> = {
  data?: T;
  error?: unknown;
  /** Other data than what stands there is under way. */
  isLoading: boolean;
  isSample: boolean;
  /** Asks again. */
  mutate: () => unknown;
};

/** Samples made by `read`, held in this page under `key` until it is reloaded; `change` replaces them. None of a full provider. */
export function useSample<T>(key: string, read: () => T | Promise<T>) {
  const { isFull } = useProvider();
  const { mutate, ...answer } = useSWRImmutable<T>(isFull ? null : `sample ${key}`, read);
  return {
    ...answer,
    isSample: true,
    mutate: () => {},
    change: async (update: (old: T) => T) => {
      await mutate((old) => (old === undefined ? old : update(old)), { revalidate: false });
    },
  } satisfies Shown<T> & Record<string, unknown>;
}
