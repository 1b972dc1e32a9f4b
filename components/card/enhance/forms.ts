import { startForm } from "@/lib/web/forms/send-form";
import { fillOrder, startOrder } from "./order";
import { keptSheet, openSheet } from "./sheet";

/** Submits forms without navigation and opens linked forms in a sheet over the card. */
export function startForms(): void {
  for (const part of document.querySelectorAll("[data-form-part]")) startPart(part);
  document.addEventListener("click", (event) => {
    const link = (event.target as Element).closest<HTMLAnchorElement>("a[data-form]");
    if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    void openForm(link.href).then((isOpen) => isOpen || location.assign(link.href));
  });
  const kept = keptSheet();
  if (kept) void (kept.startsWith("http") ? openForm(kept) : openSheet(kept));
}

function startPart(part: Element): void {
  startForm(part, startOrder(part));
  fillOrder(part);
}

/** Reopens a half-filled form. @returns false if it cannot open over the card */
async function openForm(href: string): Promise<boolean> {
  const isOpen = openSheet(href) || ((await fetchForm(href)) && openSheet(href));
  const sheet = document.getElementById(href);
  if (isOpen && sheet) fillOrder(sheet);
  return isOpen;
}

/** Extracts the form from its page. @returns false if that failed */
async function fetchForm(href: string): Promise<boolean> {
  const close = document.querySelector(".sheet form[method=dialog]")?.cloneNode(true);
  const card = document.querySelector(".card");
  if (!close || !card) return false;
  try {
    const page = new DOMParser().parseFromString(await (await fetch(href)).text(), "text/html");
    const part = page.querySelector("[data-form-part]");
    if (!part) return false;
    // One at a time: all forms use the same field ids.
    document.querySelector(".sheet-form")?.remove();
    const sheet = document.createElement("dialog");
    sheet.className = "sheet sheet-form";
    sheet.id = href;
    sheet.setAttribute("aria-labelledby", "form-title");
    sheet.append(part, close);
    sheet.addEventListener("close", () => {
      if (!part.querySelector("form")) sheet.remove();
    });
    card.append(sheet);
    startPart(part);
    return true;
  } catch {
    return false;
  }
}
