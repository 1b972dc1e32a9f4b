let hasSignedIn = false;

/** Signing in navigates without a load, so the focused form disappears. */
export function noteSignIn(): void {
  hasSignedIn = true;
}

/** Focuses the heading once after signing in. */
export function focusAfterSignIn(screen: HTMLElement | null): void {
  if (!hasSignedIn || !screen) return;
  hasSignedIn = false;
  const heading = screen.querySelector("h1");
  if (heading) heading.tabIndex = -1;
  (heading ?? screen).focus();
}
