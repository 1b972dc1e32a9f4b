"use client";

import { createContext, useContext, useLayoutEffect } from "react";
import useSWR, { mutate, type SWRConfiguration, useSWRConfig } from "swr";
import { type Answer, type Operation, pathOf } from "@/lib/contract/operation";
import { type CallOptions, call } from "./call";
import { RequestError } from "./request";

/** Answers in the server-rendered page, by path; used until revalidated. */
export const KnownAnswersContext = createContext<Readonly<Record<string, unknown>>>({});

function useKnownAnswer<T>(path: string | null): T | undefined {
  const known = useContext(KnownAnswersContext);
  return path === null ? undefined : (known[path] as T | undefined);
}

/** SWR over an operation, keyed by path; keeps the previous answer while loading. Null reads nothing. */
export function useAnswer<O extends Operation>(
  operation: O | null,
  { params, query }: Pick<CallOptions<O>, "params" | "query"> = {},
  options: SWRConfiguration<Answer<O>> = {},
) {
  const path = operation && pathOf(operation, params, query);
  const known = useKnownAnswer<Answer<O>>(path);
  useKeptAnswer(path, known);
  const response = useSWR<Answer<O>, unknown>(path, operation && (() => call(operation, { params, query })), {
    keepPreviousData: true,
    // Retry only what may succeed later.
    shouldRetryOnError: (error) => error instanceof RequestError && error.isOutOfReach,
    errorRetryCount: 3,
    fallbackData: known,
    ...options,
  });
  // Fallback data counts as loaded.
  return known === undefined ? response : { ...response, isLoading: false };
}

/** Writes the fallback into SWR's cache, so that an early optimistic change applies to it. */
function useKeptAnswer(path: string | null, known: unknown): void {
  const { cache } = useSWRConfig();
  useLayoutEffect(() => {
    if (path === null || known === undefined) return;
    const kept = cache.get(path);
    // A mutation would discard the request under way.
    if (kept?.data !== undefined || kept?.isValidating) return;
    void mutate(path, known, { revalidate: false });
  }, [cache, path, known]);
}

/** Revalidates all mounted answers at or below the paths of `operations`. */
export async function revalidate(...operations: Pick<Operation, "path">[]): Promise<void> {
  await mutate((key) => typeof key === "string" && operations.some(({ path }) => key.startsWith(path)));
}

/** Clears the cache between accounts. */
export async function forgetAnswers(): Promise<void> {
  await mutate(() => true, undefined, { revalidate: false });
}
