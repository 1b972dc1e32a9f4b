import { env } from "@/lib/env";

/** Stands before everything that is seen, and is waited for: so no page is first drawn in the colours not chosen. */
export function ThemeScript() {
  return <script src={`/assets/theme.js?v=${env().BUILD_ID}`} />;
}
