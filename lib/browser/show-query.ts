/**
 * Has the browser show a query in the present address, without asking the server, once the effects that run now are
 * through: those of the framework come last, and only from then on its own notes in the history stay.
 */
export function showQuery(query: URLSearchParams): void {
  const address = query.size > 0 ? `?${query}` : window.location.pathname;
  queueMicrotask(() => window.history.replaceState(null, "", address));
}
