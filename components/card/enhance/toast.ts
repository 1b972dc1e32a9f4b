import { screenLimits } from "@/lib/contract/values";

let timer: ReturnType<typeof setTimeout> | undefined;

/** Also for screen readers; `texts` say what to do next. */
export function showToast(title: string, ...texts: string[]): void {
  const toast = document.getElementById("toast");
  if (!toast) return;
  // Outside an open dialog it would be hidden.
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
