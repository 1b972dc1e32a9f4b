import "@testing-library/jest-dom";
import { TextEncoder } from "node:util";
import { configure } from "@testing-library/react";
import { toast } from "sonner";

// `cn` only joins classes, so a component's own classes and those passed in must not set the same property.
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

// Without a page around them, parts speak English.
jest.mock("@/components/i18n/translator-context", () => {
  const { translatorOf } = jest.requireActual<typeof import("@/lib/i18n/catalog")>("@/lib/i18n/catalog");
  const { createContext, useContext } = jest.requireActual<typeof import("react")>("react");
  const TranslatorContext = createContext(translatorOf("en"));
  return { TranslatorContext, useT: () => useContext(TranslatorContext) };
});

// There is no Next router in tests: only the browser's address. A test that needs more mocks it.
jest.mock("next/navigation", () => ({
  ...jest.requireActual("next/navigation"),
  useRouter: () => ({ push() {} }),
  useSearchParams: () => new URLSearchParams(window.location.search),
}));

// Generous for a busy machine: no test measures speed.
configure({ asyncUtilTimeout: 10_000 });

// Toasts of one test must not show in the next.
afterEach(() => {
  toast.dismiss();
});

// jsdom has none.
Object.assign(global, { TextEncoder });

// jsdom does no layout, so sizes never change; Radix observes radios and checkboxes.
global.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
};

// Idle callbacks run at once, so lazily loaded parts are there before a test acts.
Object.assign(window, {
  requestIdleCallback(work: () => void) {
    queueMicrotask(work);
    return 0;
  },
  cancelIdleCallback() {},
});

// jsdom has dialogs but no `showModal`, which makes the page behind inert.
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

// Nothing ever scrolls into view, either.
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

// No media query matches.
window.matchMedia ??= (media) =>
  Object.assign(new EventTarget(), {
    media,
    matches: false,
    onchange: null,
    addListener() {},
    removeListener() {},
  });
