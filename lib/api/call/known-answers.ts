"use client";

import { createContext, useContext } from "react";

/** What the page brought along, by the path of the call; it stands until the server has been asked again. */
export const KnownAnswersContext = createContext<Readonly<Record<string, unknown>>>({});

export function useKnownAnswer<T>(path: string | null): T | undefined {
  const known = useContext(KnownAnswersContext);
  return path === null ? undefined : (known[path] as T | undefined);
}
