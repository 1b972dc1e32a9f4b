/** Names and storage key are next-themes'. */
export const themes = [
  { value: "system", name: "System" },
  { value: "light", name: "Light" },
  { value: "dark", name: "Dark" },
] as const;

export type Theme = (typeof themes)[number]["value"];

export const themeKey = "theme";

/** Unknown values mean the system's theme. */
export function readTheme(kept: string | null | undefined): Theme {
  return themes.find(({ value }) => value === kept)?.value ?? "system";
}
