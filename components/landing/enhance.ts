import { startLanguageOffer } from "@/lib/browser/language-offer";
import { startPasskeyButton } from "@/lib/browser/passkey-button";
import { startForm } from "@/lib/web/forms/send-form";

/** Following a menu link closes the menu, which would cover the section. */
function startMenu(): void {
  const menu = document.querySelector<HTMLDetailsElement>("details.menu");
  menu?.addEventListener("click", ({ target }) => {
    if ((target as Element).closest("a")) menu.open = false;
  });
}

startMenu();
startLanguageOffer();
for (const part of document.querySelectorAll("[data-form-part]")) startForm(part);
startPasskeyButton();
