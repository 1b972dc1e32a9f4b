"use client";

import { createContext, useContext } from "react";
import type { Provider } from "@/lib/contract/site/capabilities";

/** Our own provider; also assumed while another cannot be asked. */
export const fullProvider: Provider = { isFull: true, hasPasskeys: true, hasMail: true };

export const ProviderContext = createContext(fullProvider);

export function useProvider(): Provider {
  return useContext(ProviderContext);
}
