import { readTheme, type Theme, themeKey } from "@/lib/browser/themes";

/** Applies the stored theme while the document is parsed, and handles the switch. */
export function startTheme(): void {
  let theme = readStored();
  const obey = () => obeyTheme(theme);
  const read = () => {
    theme = readStored();
    obey();
  };
  obey();

  // `media` elements come later in the document; change them before they are painted.
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
  // Another tab may change it, even while this page is in the back/forward cache.
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

function readStored(): Theme {
  try {
    return readTheme(localStorage.getItem(themeKey));
  } catch {
    return "system";
  }
}

/** Without storage the choice is for this page. */
function keep(theme: Theme): void {
  try {
    localStorage.setItem(themeKey, theme);
  } catch {}
}
