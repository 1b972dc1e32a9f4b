import type { Key } from "../i18n/messages";

/** Values and storage key are next-themes'. */
export const themes = [
  { value: "system", name: "common.theme.system" },
  { value: "light", name: "common.theme.light" },
  { value: "dark", name: "common.theme.dark" },
] as const satisfies { value: string; name: Key }[];

export type Theme = (typeof themes)[number]["value"];

export const themeKey = "theme";

/** Unknown values mean the system's theme. */
export function readTheme(kept: string | null | undefined): Theme {
  return themes.find(({ value }) => value === kept)?.value ?? "system";
}
