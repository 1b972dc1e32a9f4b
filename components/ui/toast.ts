import type { ExternalToast, toast as sonner } from "sonner";

/** Short-lived messages. What shows them is loaded once the page is idle, or with the first of them. */

let wanted = false;
let show: (library: typeof sonner) => void = () => {};
const shown = new Promise<typeof sonner>((resolve) => {
  show = resolve;
});
const watchers = new Set<() => void>();
let made = 0;

/** How long a tap that was wrong can be taken back, in milliseconds. */
export const undoMs = 15_000;

export const toast = {
  success: (text: string, options?: ExternalToast) => say((library) => library.success(text, options)),
  error: (text: string, options?: ExternalToast) => say((library) => library.error(text, options)),
  warning: (text: string, options?: ExternalToast) => say((library) => library.warning(text, options)),
  message: (text: string, options?: ExternalToast) => say((library) => library.message(text, options)),
  /** Stays until it is dismissed by what this gives. */
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

/** Ends when nothing is being pressed, so that no message comes between a finger and what it is pressing. */
function released(): Promise<unknown> | undefined {
  return pressed?.promise;
}

/** The longest that a message waits for a finger, in milliseconds: of one that leaves the window nothing may be heard. */
const patience = 1_000;
let pressed: { promise: Promise<void>; end: () => void } | null = null;

function press(): void {
  if (pressed) return;
  let end = () => {};
  const promise = new Promise<void>((resolve) => {
    // After the click that a release makes.
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

/** Has them loaded. */
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

/** Told by what shows them, once it stands: messages from before would be lost. */
export function showToasts(library: typeof sonner): void {
  show(library);
}

/** The modals that are open; the topmost is last. */
const places: Element[] = [];
let list: HTMLElement | null = null;

/** Has messages stand in `place`, a modal that has just been shown: whatever is not in it is out of reach. @returns what ends that */
export function placeToasts(place: Element): () => void {
  places.push(place);
  moveList();
  return () => {
    places.splice(places.indexOf(place), 1);
    moveList();
  };
}

/** `element` is what messages are listed in; it is moved about. */
export function listToastsIn(element: HTMLElement): void {
  list = element;
  moveList();
}

function moveList(): void {
  if (!list) return;
  (places.at(-1) ?? document.body).append(list);
  // Over the modal, which cuts off what it holds, and over what dims the page.
  list.popover = "manual";
  list.showPopover?.();
}
