"use client";

import { useSearchParams } from "next/navigation";
import { useEffect, useState } from "react";

/**
 * Named texts that decide what a screen shows, kept in the address too, so that a reload or a shared link finds it as
 * it was left. What equals its default is left out of the address. `defaults` has to be the same object every time.
 */
export function useQueryState<T extends Record<string, string>>(defaults: T) {
  const params = useSearchParams();
  const [values, setValues] = useState<T>(() => {
    const given = Object.keys(defaults).map((name) => [name, params.get(name) ?? defaults[name]]);
    return Object.fromEntries(given) as T;
  });

  useEffect(() => {
    const query = new URLSearchParams(Object.entries(values).filter(([name, value]) => value !== defaults[name]));
    showQuery(query);
  }, [values, defaults]);

  return [values, (changes: Partial<T>) => setValues((old) => ({ ...old, ...changes }))] as const;
}

/** The same of a list in pages: whatever else is chosen begins at the first. */
export function usePagedQuery<T extends Record<string, string> & { page: string }>(defaults: T) {
  const [values, setValues] = useQueryState(defaults);
  return {
    values,
    page: Math.max(1, Number.parseInt(values.page, 10) || 1),
    setPage: (page: number) => setValues({ page: String(page) } as Partial<T>),
    change: (changes: Omit<Partial<T>, "page">) => setValues({ ...changes, page: "1" } as Partial<T>),
  };
}

/**
 * Has the browser show a query in the present address, without asking the server, once the effects that run now are
 * through: those of the framework come last, and only from then on its own notes in the history stay. An address that
 * says so already is left alone: to the framework each change of it is a navigation, which drops a link that was pressed
 * just before and is still on its way.
 */
export function showQuery(query: URLSearchParams): void {
  const { pathname } = window.location;
  const search = query.size > 0 ? `?${query}` : "";
  queueMicrotask(() => {
    if (window.location.pathname !== pathname || window.location.search === search) return;
    window.history.replaceState(null, "", search || pathname);
  });
}
