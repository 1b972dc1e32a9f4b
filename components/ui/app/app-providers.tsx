import localFont from "next/font/local";
import type { ReactNode } from "react";
import { Messages } from "@/components/i18n/messages";
import type { Piece } from "@/lib/i18n/messages";
import { NonceProvider } from "./nonce";
import { ThemeProvider } from "./theme-provider";
import { Toaster } from "./toaster";

/** What any of these parts may say. */
const ofAll = ["common.loading", "common.close", "dashboard.bell.title", "failures.noConnection"] as const;

type AppProvidersProps = { nonce?: string; messages: readonly Piece[]; children: ReactNode };

/**
 * What every interactive part of the site stands in: messages, font, theme and toasts. `nonce` is the request's own;
 * `messages` are those of all that is inside.
 */
export function AppProviders({ nonce, messages, children }: AppProvidersProps) {
  return (
    <Messages of={[...ofAll, ...messages]}>
      <ThemeProvider nonce={nonce}>
        <AppFont />
        <NonceProvider nonce={nonce}>{children}</NonceProvider>
        <Toaster />
      </ThemeProvider>
    </Messages>
  );
}

const inter = localFont({
  src: "../../../node_modules/@fontsource-variable/inter/files/inter-latin-wght-normal.woff2",
  weight: "100 900",
  display: "swap",
  declarations: [
    {
      prop: "unicode-range",
      value:
        "U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+0304,U+0308,U+0329,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD",
    },
  ],
});

const interExtended = localFont({
  src: "../../../node_modules/@fontsource-variable/inter/files/inter-latin-ext-wght-normal.woff2",
  weight: "100 900",
  display: "swap",
  preload: false,
  adjustFontFallback: false,
  declarations: [
    {
      prop: "unicode-range",
      value:
        "U+0100-02BA,U+02BD-02C5,U+02C7-02CC,U+02CE-02D7,U+02DD-02FF,U+1D00-1DBF,U+1E00-1E9F,U+1EF2-1EFF,U+20A0-20AB,U+20AD-20C0,U+2113,U+2C60-2C7F,U+A720-A7FF",
    },
  ],
});

/**
 * Names the font on the root element, because dialogs and menus are mounted beside the page and not inside it. The
 * extended face stands first: it covers few characters, and the other one ends in a fallback that covers them all.
 */
function AppFont() {
  const families = `${interExtended.style.fontFamily},${inter.style.fontFamily}`;
  return (
    <style href="app-font" precedence="default">
      {`:root{--font-inter:${families}}`}
    </style>
  );
}
