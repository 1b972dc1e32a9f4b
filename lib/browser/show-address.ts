/**
 * Has the browser show an address in place of the present one, without asking the server, once the effects that run now are
 * through: those of the framework come last, and only from then on its own notes in the history stay.
 */
export function showAddress(address: string): void {
  queueMicrotask(() => window.history.replaceState(null, "", address));
}
