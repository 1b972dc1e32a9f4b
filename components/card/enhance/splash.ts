const key = "splash-seen";

/** The count is for the first visit; within the same tab it is not shown again. */
export function skipSeenSplash(): void {
  try {
    if (sessionStorage.getItem(key)) document.querySelector(".splash")?.remove();
    sessionStorage.setItem(key, "1");
  } catch {
    // Storage may be forbidden; the splash ends by itself.
  }
}
