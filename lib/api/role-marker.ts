import type { User } from "@/lib/contract/account";

const key = "role";

/** Remembers which role is signed in, '1' for administrators and '2' for clients: a hint for display, no permission. */
export function storeRoleMarker(user: Pick<User, "is_admin">): void {
  withStorage((storage) => storage.setItem(key, user.is_admin ? "1" : "2"));
}

export function clearRoleMarker(): void {
  withStorage((storage) => storage.removeItem(key));
}

/** Browsers that block storage throw on touching it; the marker is not worth failing for. */
function withStorage(use: (storage: Storage) => void): void {
  try {
    use(window.localStorage);
  } catch {
    // The role is shown from the profile anyway.
  }
}
