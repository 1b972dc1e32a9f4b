"use client";

import { createContext, useContext, useLayoutEffect } from "react";
import useSWR, { mutate, type SWRConfiguration, useSWRConfig } from "swr";
import { type Answer, type Operation, pathOf } from "@/lib/contract/operation";
import { type CallOptions, call } from "./call";
import { RequestError } from "./request";

/** What the page brought along, by the path of the call; it stands until the server has been asked again. */
export const KnownAnswersContext = createContext<Readonly<Record<string, unknown>>>({});

function useKnownAnswer<T>(path: string | null): T | undefined {
  const known = useContext(KnownAnswersContext);
  return path === null ? undefined : (known[path] as T | undefined);
}

/**
 * Reads an operation and keeps its answer under its path, the former one staying on screen while a new one loads. Null
 * reads nothing.
 */
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
    // What the server refused will be refused again; what it could not be asked is worth another try.
    shouldRetryOnError: (error) => error instanceof RequestError && error.isOutOfReach,
    errorRetryCount: 3,
    fallbackData: known,
    ...options,
  });
  // What stands there already is no wait, though it is asked for again.
  return known === undefined ? response : { ...response, isLoading: false };
}

/** Keeps what the page brought as what was read last, so that a change made before the server answers anew is made to it. */
function useKeptAnswer(path: string | null, known: unknown): void {
  const { cache } = useSWRConfig();
  useLayoutEffect(() => {
    if (path === null || known === undefined) return;
    const kept = cache.get(path);
    // A change makes SWR drop an answer that is on its way.
    if (kept?.data !== undefined || kept?.isValidating) return;
    void mutate(path, known, { revalidate: false });
  }, [cache, path, known]);
}

/** Reads again whatever is on screen from the paths of `operations` or below them, and waits until it is there. */
export async function revalidate(...operations: Pick<Operation, "path">[]): Promise<void> {
  await mutate((key) => typeof key === "string" && operations.some(({ path }) => key.startsWith(path)));
}

/** Forgets every answer, so that no account sees what another one read. */
export async function forgetAnswers(): Promise<void> {
  await mutate(() => true, undefined, { revalidate: false });
}
