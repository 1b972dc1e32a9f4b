import { readTheme, type Theme, themeKey } from "@/lib/browser/themes";

/** Obeys the choice that this browser keeps, from the first element on, and lets the page's visitor change it. */
export function startTheme(): void {
  let theme = readKept();
  const obey = () => obeyTheme(theme);
  const read = () => {
    theme = readKept();
    obey();
  };
  obey();

  // What depends on the system comes after this script; it is changed before it is drawn.
  const arrivals = new MutationObserver(obey);
  arrivals.observe(document, { childList: true, subtree: true });
  document.addEventListener("DOMContentLoaded", () => {
    arrivals.disconnect();
    obey();
  });
  document.addEventListener("change", ({ target }) => {
    if (!(target instanceof HTMLInputElement) || !target.closest("[data-theme-choice]")) return;
    theme = readTheme(target.value);
    keep(theme);
    obey();
  });
  // Another tab may choose, also while this page waits to be gone back to.
  window.addEventListener("storage", read);
  window.addEventListener("pageshow", ({ persisted }) => persisted && read());
}

function obeyTheme(theme: Theme): void {
  const { classList } = document.documentElement;
  for (const name of ["light", "dark"]) classList.toggle(name, name === theme);
  for (const element of document.querySelectorAll<HTMLElement>('[media*="color-scheme"], [data-media]')) {
    element.dataset.media ??= element.getAttribute("media") ?? "";
    element.setAttribute("media", mediaFor(theme, element.dataset.media));
  }
  for (const choice of document.querySelectorAll<HTMLElement>("[data-theme-choice]")) {
    choice.hidden = false;
    for (const input of choice.querySelectorAll("input")) input.checked = input.value === theme;
  }
}

function mediaFor(theme: Theme, media: string): string {
  if (theme === "system") return media;
  return media.includes(theme) ? "all" : "not all";
}

function readKept(): Theme {
  try {
    return readTheme(localStorage.getItem(themeKey));
  } catch {
    return "system";
  }
}

/** Where nothing may be kept, the choice holds for this page. */
function keep(theme: Theme): void {
  try {
    localStorage.setItem(themeKey, theme);
  } catch {}
}
