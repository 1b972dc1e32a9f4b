let hasSignedIn = false;

/** Whoever signs in goes on to another screen without a load, and the form that had the focus is gone. */
export function noteSignIn(): void {
  hasSignedIn = true;
}

/** Gives the screen's heading the focus, once after signing in. */
export function focusAfterSignIn(screen: HTMLElement | null): void {
  if (!hasSignedIn || !screen) return;
  hasSignedIn = false;
  const heading = screen.querySelector("h1");
  if (heading) heading.tabIndex = -1;
  (heading ?? screen).focus();
}
