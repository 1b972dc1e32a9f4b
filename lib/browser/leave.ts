import * as paths from "@/lib/paths";
import { forgetDrafts } from "./draft-storage";
import { clearRoleMarker } from "./role-marker";
import { announceSessionEnd } from "./session-end";

let leaving = false;

/**
 * Leaves for the sign-in page with a full load, so that nothing of the account stays in memory. Only the first of
 * several parallel calls counts. `back` returns to the present screen after signing in, where forms find what was typed;
 * `isEnded` is false where the server could not end the session, which the page then says.
 */
export function leaveForLogin({ back, isEnded = true }: { back: boolean; isEnded?: boolean }): void {
  clearRoleMarker();
  const { pathname, search } = window.location;
  if (leaving || pathname === paths.login()) return;
  leaving = true;
  if (back) announceSessionEnd();
  else forgetDrafts();
  // A page brought back from the browser's history starts over.
  window.addEventListener("pageshow", () => (leaving = false), { once: true });
  const signedOut = isEnded ? paths.login() : paths.loginAfterHalfSignOut;
  window.location.replace(back ? paths.loginAfterSessionEnd(pathname + search) : signedOut);
}
