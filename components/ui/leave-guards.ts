/** Which forms have something to lose, and the act of leaving that waits for an answer about it. */

type Leave = () => void;

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

/** Leaves at once where nothing is lost; otherwise asks first. */
export function askToLeave(leave: Leave): void {
  if (isGuarded()) setWaiting(leave);
  else leave();
}

/** Lets go of every guard: what is left now is left without asking. */
export function dropGuards(): void {
  guards.clear();
}

/** The answer to the question. */
export function answerLeave(isLeaving: boolean): void {
  const leave = waiting;
  setWaiting(null);
  if (!isLeaving) return;
  dropGuards();
  leave?.();
}

export function isAsking(): boolean {
  return waiting !== null;
}

export function watchAsking(watcher: () => void): () => void {
  watchers.add(watcher);
  return () => watchers.delete(watcher);
}

function setWaiting(leave: Leave | null): void {
  waiting = leave;
  for (const watcher of watchers) watcher();
}
