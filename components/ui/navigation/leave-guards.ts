/** Which forms have something to lose, and the act of leaving that waits for an answer about it. */

/** An address of this site, or whatever else leaves. */
type Leave = string | (() => void);

const guards = new Set<symbol>();
const watchers = new Set<() => void>();
let waiting: Leave | null = null;

/** @returns the function that takes the guard away again */
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

/** Puts the question, for `LeaveDialog` to show. */
export function askToLeave(leave: Leave): void {
  setWaiting(leave);
}

/** Lets go of every guard: what is left now is left without asking. */
export function dropGuards(): void {
  guards.clear();
}

/** Ends the question without leaving. */
export function stay(): void {
  setWaiting(null);
}

/** What waits for an answer, or null. */
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
