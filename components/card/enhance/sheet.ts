/**
 * Closes by a tap outside, Escape or Back. A history entry makes Back work and restores the sheet after a reload.
 * @returns false without dialog support
 */
export function openSheet(id: string): boolean {
  const dialog = document.getElementById(id) as HTMLDialogElement | null;
  if (!dialog?.showModal) return false;
  const shut = () => dialog.close();
  dialog.onclick = ({ target }) => {
    if (target === dialog) shut();
  };
  dialog.showModal();
  if (keptSheet() !== id) history.pushState({ sheet: id }, "");
  addEventListener("popstate", shut, { once: true });
  dialog.addEventListener(
    "close",
    () => {
      removeEventListener("popstate", shut);
      if (keptSheet() === id) history.back();
    },
    { once: true },
  );
  // Focus the heading: read first, and no keyboard pops up.
  dialog.querySelector<HTMLElement>("[tabindex='-1']")?.focus();
  return true;
}

/** The dialog of the current history entry. */
export function keptSheet(): string | undefined {
  return history.state?.sheet;
}
