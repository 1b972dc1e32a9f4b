"use client";

import { createContext, type ReactNode, use } from "react";

const NonceContext = createContext<string | undefined>(undefined);

export function NonceProvider({ nonce, children }: { nonce?: string; children: ReactNode }) {
  return <NonceContext value={nonce}>{children}</NonceContext>;
}

/** The CSP nonce of the request. */
export function useNonce(): string | undefined {
  return use(NonceContext);
}
