/** The count is for the first visit of a card; within the same tab it is not shown again. */
export function skipSeenSplash(): void {
  const key = `splash-seen:${location.pathname}`;
  try {
    if (sessionStorage.getItem(key)) document.querySelector(".splash")?.remove();
    sessionStorage.setItem(key, "1");
  } catch {
    // Storage may be forbidden; the splash ends by itself.
  }
}
