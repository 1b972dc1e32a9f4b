/** Whether a PATCH changes nothing; then the row and the card's update time stay as they are. */
export function isEmptyChange(change: Record<string, unknown>): boolean {
  return Object.values(change).every((value) => value === undefined);
}
