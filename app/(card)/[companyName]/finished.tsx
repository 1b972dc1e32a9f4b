import type { ReactNode } from "react";
import { runtime } from "@/lib/web/runtime";

/**
 * A part of a page that needs nothing of Next, nothing but components without state. Where the listener finishes pages,
 * React alone renders it, and Next only a mark of where it belongs.
 */
export function Finished({ children }: { children: ReactNode }) {
  const name = runtime().leavePart(children);
  return name === null ? children : <template data-part={name} />;
}
