import { readTheme } from "@/lib/browser/themes";

test.each([
  ["light", "light"],
  ["dark", "dark"],
  ["system", "system"],
  ["purple", "system"],
  [null, "system"],
  [undefined, "system"],
])("%j means %s", (kept, theme) => {
  expect(readTheme(kept)).toBe(theme);
});
