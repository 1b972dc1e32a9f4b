type Listener = () => void;

const listeners = new Set<Listener>();

/** Called just before leaving because the session ended. @returns unsubscribe */
export function onSessionEnd(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function announceSessionEnd(): void {
  for (const listener of [...listeners]) listener();
}
