import { startForm } from "@/lib/web/forms/send-form";

/** The landing page's menu covers the section that its links lead to, so following one shuts it. */
function startMenu(): void {
  const menu = document.querySelector<HTMLDetailsElement>("details.menu");
  menu?.addEventListener("click", ({ target }) => {
    if ((target as Element).closest("a")) menu.open = false;
  });
}

startMenu();
for (const part of document.querySelectorAll("[data-form-part]")) startForm(part);
