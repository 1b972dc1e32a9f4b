import { type ReactNode, useDeferredValue } from "react";

/** A part that may be out of sight: then it is made, and changed, once what is in sight stands. */
export function useLater(part: ReactNode, isInSight: boolean): ReactNode {
  const later = useDeferredValue(part, null);
  return isInSight ? part : later;
}
