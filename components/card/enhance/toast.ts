import { screenLimits } from "@/lib/contract/limits/call";

let timer: ReturnType<typeof setTimeout> | undefined;

/** Says what has happened, on screen and to screen readers. */
export function showToast(title: string, text = ""): void {
  const toast = document.getElementById("toast");
  if (!toast) return;
  // What lies outside an open dialog is behind it.
  (document.querySelector("dialog[open]") ?? document.body).append(toast);
  const strong = document.createElement("strong");
  strong.textContent = title;
  const span = document.createElement("span");
  span.textContent = text;
  toast.replaceChildren(strong, span);
  toast.classList.add("toast-shown");
  clearTimeout(timer);
  timer = setTimeout(() => toast.classList.remove("toast-shown"), screenLimits.successMessage);
}
