import { screenLimits } from "@/lib/contract/values";

let timer: ReturnType<typeof setTimeout> | undefined;

/** Says what has happened, on screen and to screen readers, and beneath it what is to be done next. */
export function showToast(title: string, ...texts: string[]): void {
  const toast = document.getElementById("toast");
  if (!toast) return;
  // What lies outside an open dialog is behind it.
  (document.querySelector("dialog[open]") ?? document.body).append(toast);
  const strong = document.createElement("strong");
  strong.textContent = title;
  const spans = texts.filter(Boolean).map((text) => {
    const span = document.createElement("span");
    span.textContent = text;
    return span;
  });
  toast.replaceChildren(strong, ...spans);
  toast.classList.add("toast-shown");
  clearTimeout(timer);
  timer = setTimeout(() => toast.classList.remove("toast-shown"), screenLimits.successMessage);
}
