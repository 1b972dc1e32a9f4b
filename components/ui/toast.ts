import type { ExternalToast, toast as sonner } from "sonner";

/** The toast library is loaded when idle, or with the first toast. */

let wanted = false;
let show: (library: typeof sonner) => void = () => {};
const shown = new Promise<typeof sonner>((resolve) => {
  show = resolve;
});
const watchers = new Set<() => void>();
let made = 0;

/** Milliseconds that Undo is offered. */
export const undoMs = 15_000;

export const toast = {
  success: (text: string, options?: ExternalToast) => say((library) => library.success(text, options)),
  error: (text: string, options?: ExternalToast) => say((library) => library.error(text, options)),
  warning: (text: string, options?: ExternalToast) => say((library) => library.warning(text, options)),
  message: (text: string, options?: ExternalToast) => say((library) => library.message(text, options)),
  /** @returns the id to dismiss it by */
  loading(text: string): string {
    made += 1;
    const id = `toast-${made}`;
    say((library) => library.loading(text, { id }));
    return id;
  },
  dismiss: (id?: string) => say((library) => library.dismiss(id)),
};

function say(what: (library: typeof sonner) => unknown): void {
  wantToasts();
  void shown.then(async (library) => {
    await released();
    what(library);
  });
}

/** Waits for the pointer's release: a toast must not move under a finger. */
function released(): Promise<unknown> | undefined {
  return pressed?.promise;
}

/** Milliseconds; a release outside the window is never seen. */
const patience = 1_000;
let pressed: { promise: Promise<void>; end: () => void } | null = null;

function press(): void {
  if (pressed) return;
  let end = () => {};
  const promise = new Promise<void>((resolve) => {
    // After the click event.
    end = () => setTimeout(resolve);
  });
  pressed = { promise, end };
  setTimeout(release, patience);
}

function release(): void {
  pressed?.end();
  pressed = null;
}

if (typeof window !== "undefined") {
  addEventListener("pointerdown", press, { capture: true, passive: true });
  for (const end of ["pointerup", "pointercancel"]) addEventListener(end, release, { capture: true, passive: true });
}

export function wantToasts(): void {
  wanted = true;
  for (const watcher of watchers) watcher();
}

export function areToastsWanted(): boolean {
  return wanted;
}

export function watchToasts(watcher: () => void): () => void {
  watchers.add(watcher);
  return () => watchers.delete(watcher);
}

/** Called by the toaster once mounted: earlier toasts would be lost. */
export function showToasts(library: typeof sonner): void {
  show(library);
}

/** Open modals; the topmost is last. */
const places: Element[] = [];
let list: HTMLElement | null = null;

/** Moves toasts into an opened modal, outside which everything is inert. @returns undo */
export function placeToasts(place: Element): () => void {
  places.push(place);
  moveList();
  return () => {
    places.splice(places.indexOf(place), 1);
    moveList();
  };
}

/** `element`: the toast list, which is moved into modals. */
export function listToastsIn(element: HTMLElement): void {
  list = element;
  moveList();
}

function moveList(): void {
  if (!list) return;
  (places.at(-1) ?? document.body).append(list);
  // A popover: above the modal's overflow and the backdrop.
  list.popover = "manual";
  list.showPopover?.();
}
