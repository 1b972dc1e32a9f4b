import type { ReactElement } from "react";
import { ProviderContext } from "@/lib/api/call/provider";

export const coreProvider = { isFull: false, hasPasskeys: false, hasMail: false };

/** A screen over a provider that has only the calls of the specification. */
export function withCore(screen: ReactElement) {
  return <ProviderContext value={coreProvider}>{screen}</ProviderContext>;
}
