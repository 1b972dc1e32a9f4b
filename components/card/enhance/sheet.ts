/**
 * Opens one of the card's dialogs; a touch beside it, Escape and the browser's Back shut it. It has an entry of the
 * history for that, which also says after a reload what was open. @returns false where the browser knows no dialogs
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
  // What it is comes first, also for those who listen, and no keyboard covers half of it.
  dialog.querySelector<HTMLElement>("[tabindex='-1']")?.focus();
  return true;
}

/** The dialog that the present entry of the history is for. */
export function keptSheet(): string | undefined {
  return history.state?.sheet;
}
