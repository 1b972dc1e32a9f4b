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
