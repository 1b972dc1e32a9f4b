/** Guards of dirty forms, and the pending navigation. */

/** A path of this site, or a function that leaves. */
type Leave = string | (() => void);

const guards = new Set<symbol>();
const watchers = new Set<() => void>();
let waiting: Leave | null = null;

/** @returns remove */
export function addGuard(): () => void {
  const guard = Symbol("guard");
  guards.add(guard);
  return () => {
    guards.delete(guard);
  };
}

export function isGuarded(): boolean {
  return guards.size > 0;
}

export function askToLeave(leave: Leave): void {
  setWaiting(leave);
}

export function dropGuards(): void {
  guards.clear();
}

/** Cancels the pending navigation. */
export function stay(): void {
  setWaiting(null);
}

/** The pending navigation, or null. */
export function waitingLeave(): Leave | null {
  return waiting;
}

export function watchLeave(watcher: () => void): () => void {
  watchers.add(watcher);
  return () => watchers.delete(watcher);
}

function setWaiting(leave: Leave | null): void {
  waiting = leave;
  for (const watcher of watchers) watcher();
}
