import { useSyncExternalStore } from "react";

const never = () => () => {};

/** Whether the browser's scripts have taken over what the server made. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
