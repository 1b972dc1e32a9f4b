type Listener = () => void;

const listeners = new Set<Listener>();

/** Calls `listener` just before the page is left because the session has ended. @returns the function that stops it */
export function onSessionEnd(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function announceSessionEnd(): void {
  for (const listener of [...listeners]) listener();
}
