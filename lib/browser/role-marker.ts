import type { User } from "@/lib/contract/identity/schema";

const key = "role";
const markers = { administrator: "1", client: "2" };

/** Used if storage is blocked or full. */
let unkept: string | null = null;

const isOnServer = typeof window === "undefined";

/** Called on every load of the profile, before any screen reads it. */
export function storeRoleMarker(user: Pick<User, "is_admin">): void {
  if (isOnServer) return;
  const marker = user.is_admin ? markers.administrator : markers.client;
  const isKept = withStorage((storage) => {
    storage.setItem(key, marker);
    return true;
  });
  unkept = isKept ? null : marker;
}

/** The last profile loaded in any tab was an administrator's. */
export function hasAdministratorMarker(): boolean {
  if (isOnServer) return true;
  return (unkept ?? withStorage((storage) => storage.getItem(key))) === markers.administrator;
}

export function clearRoleMarker(): void {
  unkept = null;
  withStorage((storage) => storage.removeItem(key));
}

/** Null if storage is blocked or full; both throw. */
function withStorage<T>(use: (storage: Storage) => T): T | null {
  try {
    return use(window.localStorage);
  } catch {
    return null;
  }
}
