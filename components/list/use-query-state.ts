"use client";

import { useSearchParams } from "next/navigation";
import { useEffect, useState } from "react";

/**
 * State kept in the query string, for reloads and shared links. Defaults are left out. `defaults` must be a stable
 * object.
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

/** For paged lists: any other change goes to page 1. */
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
 * Replaces the query without a request. In a microtask, after the router's effects, or it would overwrite the entry.
 * Skips equal addresses: the router takes each change as a navigation and would drop one under way.
 */
export function showQuery(query: URLSearchParams): void {
  const { pathname } = window.location;
  const search = query.size > 0 ? `?${query}` : "";
  queueMicrotask(() => {
    if (window.location.pathname !== pathname || window.location.search === search) return;
    window.history.replaceState(null, "", search || pathname);
  });
}
