import * as paths from "@/lib/paths";
import { forgetDrafts } from "./draft-storage";
import { clearRoleMarker } from "./role-marker";
import { announceSessionEnd } from "./session-end";

let leaving = false;

/**
 * A full page load to the sign-in page clears memory. Only the first call counts. `back`: return here after signing in,
 * where drafts are restored; otherwise `page` is the sign-in page with what it says.
 */
export function leaveForLogin({ back, page = paths.login() }: { back: boolean; page?: string }): void {
  clearRoleMarker();
  const { pathname, search } = window.location;
  if (leaving || pathname === paths.login()) return;
  leaving = true;
  if (back) announceSessionEnd();
  else forgetDrafts();
  // Reset when restored from the back/forward cache.
  window.addEventListener("pageshow", () => (leaving = false), { once: true });
  window.location.replace(back ? paths.loginAfterSessionEnd(pathname + search) : page);
}

/** For a page of another site, in this tab. */
export function leaveFor(url: string): void {
  window.location.assign(url);
}

/** In place of the page shown, to which nobody goes back. */
export function replaceBy(url: string): void {
  window.location.replace(url);
}
