/** Opens one of the card's dialogs; a touch beside it shuts it. @returns false where the browser knows none. */
export function openSheet(id: string): boolean {
  const dialog = document.getElementById(id) as HTMLDialogElement | null;
  if (!dialog?.showModal) return false;
  dialog.onclick = ({ target }) => {
    if (target === dialog) dialog.close();
  };
  dialog.showModal();
  // What it is comes first, also for those who listen, and no keyboard covers half of it.
  dialog.querySelector<HTMLElement>("[tabindex='-1']")?.focus();
  return true;
}
