import type { ReactElement } from "react";
import { ProviderContext } from "@/lib/api/call/provider";

export const coreProvider = { isFull: false, hasPasskeys: false };

/** A screen as it stands before a provider that has the calls of the specification alone. */
export function withCore(screen: ReactElement) {
  return <ProviderContext value={coreProvider}>{screen}</ProviderContext>;
}
