const keyOf = (userId: number) => `activity-seen:${userId}`;

/** The time of the newest activity that this user has been shown in this browser; empty before the first. */
export function readSeenActivity(userId: number): string {
  try {
    return window.localStorage.getItem(keyOf(userId)) ?? "";
  } catch {
    return "";
  }
}

export function storeSeenActivity(userId: number, at: string): void {
  try {
    window.localStorage.setItem(keyOf(userId), at);
  } catch {
    // Without storage the list counts as new again after a reload.
  }
}
