import type { User } from "@/lib/contract/identity/schema";

const key = "role";
const markers = { administrator: "1", client: "2" };

/** The marker of a page whose browser keeps nothing for it: storage may be blocked or full. */
let unkept: string | null = null;

/** A page that is made there goes on in a browser that stores the marker before any screen asks. */
const isOnServer = typeof window === "undefined";

/** Remembers which role is signed in. Every load of the profile calls it, before any screen asks. */
export function storeRoleMarker(user: Pick<User, "is_admin">): void {
  if (isOnServer) return;
  const marker = user.is_admin ? markers.administrator : markers.client;
  const isKept = withStorage((storage) => {
    storage.setItem(key, marker);
    return true;
  });
  unkept = isKept ? null : marker;
}

/** Whether the last profile that any tab of this browser has loaded was an administrator's. */
export function hasAdministratorMarker(): boolean {
  if (isOnServer) return true;
  return (unkept ?? withStorage((storage) => storage.getItem(key))) === markers.administrator;
}

export function clearRoleMarker(): void {
  unkept = null;
  withStorage((storage) => storage.removeItem(key));
}

/** Null where the browser blocks storage, which throws on touching it, or has no room. */
function withStorage<T>(use: (storage: Storage) => T): T | null {
  try {
    return use(window.localStorage);
  } catch {
    return null;
  }
}
