/** Opens one of the card's dialogs; a touch beside it shuts it. @returns false where the browser knows none. */
export function openSheet(id: string): boolean {
  const dialog = document.getElementById(id) as HTMLDialogElement | null;
  if (!dialog?.showModal) return false;
  dialog.onclick = ({ target }) => {
    if (target === dialog) dialog.close();
  };
  dialog.showModal();
  return true;
}
