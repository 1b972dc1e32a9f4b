"use client";

import useSWR, { mutate, type SWRConfiguration } from "swr";
import type { z } from "zod";
import { RequestError, requestJson } from "./request";

/**
 * Reads `path` of the API and keeps it under that path, the former answer staying on screen while a new one loads. Null
 * reads nothing.
 */
export function useAnswer<T extends z.ZodType>(
  path: string | null,
  schema: T,
  options: SWRConfiguration<z.output<T>> = {},
) {
  return useSWR<z.output<T>, unknown>(path, (path: string) => requestJson("GET", path, { schema }), {
    keepPreviousData: true,
    // What the server refused will be refused again; what it could not be asked is worth another try.
    shouldRetryOnError: (error) => error instanceof RequestError && error.isOutOfReach,
    errorRetryCount: 3,
    ...options,
  });
}

/** Reads again whatever is on screen from below `path`, and waits until it is there. */
export async function revalidate(...roots: string[]): Promise<void> {
  await mutate((key) => typeof key === "string" && roots.some((root) => key.startsWith(root)));
}

/** Forgets every answer, so that no account sees what another one read. */
export async function forgetAnswers(): Promise<void> {
  await mutate(() => true, undefined, { revalidate: false });
}
