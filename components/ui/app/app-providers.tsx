import type { ReactNode } from "react";
import { AppFont } from "./app-font";
import { NonceProvider } from "./nonce";
import { ThemeProvider } from "./theme-provider";
import { Toaster } from "./toaster";

/** What every interactive part of the site stands in: font, theme and toasts. `nonce` is the request's own. */
export function AppProviders({ nonce, children }: { nonce?: string; children: ReactNode }) {
  return (
    <ThemeProvider nonce={nonce}>
      <AppFont />
      <NonceProvider nonce={nonce}>{children}</NonceProvider>
      <Toaster />
    </ThemeProvider>
  );
}
