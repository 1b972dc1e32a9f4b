/** Whether a PATCH names nothing to change; such a one leaves the row and the card's time alone. */
export function isEmptyChange(change: Record<string, unknown>): boolean {
  return Object.values(change).every((value) => value === undefined);
}
