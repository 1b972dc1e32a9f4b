import "@testing-library/jest-dom";
import { TextEncoder } from "node:util";
import { configure } from "@testing-library/react";
import { toast } from "sonner";

// Classes are only joined, so what a component sets itself and what it is given must not set the same property.
jest.mock("@/components/ui/cn", () => {
  const { cn } = jest.requireActual<typeof import("@/components/ui/cn")>("@/components/ui/cn");
  const { twMerge } = jest.requireActual<typeof import("tailwind-merge")>("tailwind-merge");
  return {
    cn(...inputs: Parameters<typeof cn>) {
      const joined = cn(...inputs);
      const merged = twMerge(joined);
      if (merged !== joined)
        throw new Error(`Classes that set the same property: "${joined}", which may be "${merged}"`);
      return joined;
    },
  };
});

// No screen stands in the framework's router: there is the browser's address, and who wants more says so.
jest.mock("next/navigation", () => ({
  ...jest.requireActual("next/navigation"),
  useRouter: () => ({ push() {} }),
  useSearchParams: () => new URLSearchParams(window.location.search),
}));

// Long enough for a machine that has other work: no test is about speed.
configure({ asyncUtilTimeout: 10_000 });

// What was said in one test is not on screen in the next.
afterEach(() => {
  toast.dismiss();
});

// Every browser has one; the simulated one does not.
Object.assign(global, { TextEncoder });

// The simulated browser lays nothing out, so sizes never change; radios and checkboxes want to be told if they did.
global.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
};

// It rests as soon as it is there, so what a screen loads then has been loaded before anybody acts.
Object.assign(window, {
  requestIdleCallback(work: () => void) {
    queueMicrotask(work);
    return 0;
  },
  cancelIdleCallback() {},
});

// It knows dialogs, but not how to open them over a page, which is out of reach then.
const modals: { dialog: HTMLDialogElement; opener: Element | null; hidden: Element[] }[] = [];
Object.assign(HTMLDialogElement.prototype, {
  showModal(this: HTMLDialogElement) {
    const hidden = [...document.body.children].filter((one) => !one.contains(this) && !one.ariaHidden);
    for (const one of hidden) one.ariaHidden = "true";
    modals.push({ dialog: this, opener: document.activeElement, hidden });
    this.open = true;
    const first = "a[href], button:not(:disabled), input:not(:disabled), select, textarea, [tabindex]";
    this.querySelector<HTMLElement>(first)?.focus();
  },
  close(this: HTMLDialogElement) {
    const index = modals.findIndex(({ dialog }) => dialog === this);
    const [{ opener, hidden } = { opener: null, hidden: [] }] = index < 0 ? [] : modals.splice(index, 1);
    for (const one of hidden) one.ariaHidden = null;
    this.open = false;
    if (opener instanceof HTMLElement) opener.focus();
    queueMicrotask(() => this.dispatchEvent(new Event("close")));
  },
});

// Nothing is ever scrolled to, either.
global.IntersectionObserver ??= class {
  root = null;
  rootMargin = "";
  scrollMargin = "";
  thresholds = [];
  observe() {}
  unobserve() {}
  disconnect() {}
  takeRecords() {
    return [];
  }
};

// It is no device either: nothing that is asked of the screen or the pointer holds.
window.matchMedia ??= (media) =>
  Object.assign(new EventTarget(), {
    media,
    matches: false,
    onchange: null,
    addListener() {},
    removeListener() {},
  });
