import { readFileSync } from "node:fs";
import path from "node:path";
import { wcagContrast } from "culori";
import { readSources, root } from "./sources";

/** Contrast that a field's border needs against its surroundings (WCAG 2.2, 1.4.11). */
const enough = 3;

type Scheme = "light" | "dark";

/** The colour tokens of a stylesheet in one scheme; a token has one value for both schemes or one for each. */
function readTokens(css: string, scheme: Scheme): Record<string, string> {
  const tokens = [...css.matchAll(/--([\w-]+): ([^;]+);/g)].map(([, name = "", value = ""]) => {
    const [, light = value, dark = value] = /^var\(--light, (.+?)\) var\(--dark, (.+)\)$/.exec(value) ?? [];
    return [name, scheme === "light" ? light : dark];
  });
  return Object.fromEntries(tokens);
}

const read = (file: string) => readFileSync(path.join(root, "styles", file), "utf8");
const [light = "", dark = ""] = read("theme.css").split(".dark {");
const schemes = ["light", "dark"] as const;

test.each([
  ...schemes.map((scheme) => ["landing.css", scheme, readTokens(read("landing.css"), scheme)] as const),
  ...schemes.map((scheme) => ["card/tokens.css", scheme, readTokens(read("card/tokens.css"), scheme)] as const),
])("a field's border stands out in %s, %s", (_file, _scheme, { quiet, ground, paper, sunken }) => {
  for (const around of [ground, paper, sunken])
    expect(wcagContrast(String(quiet), String(around))).toBeGreaterThanOrEqual(enough);
});

test.each([
  ["light", readTokens(light, "light")],
  ["dark", { ...readTokens(light, "light"), ...readTokens(dark, "dark") }],
] as const)("a field's border stands out in the dashboard and at the sign-in, %s", (_, { input, ...tokens }) => {
  for (const around of [tokens.background, tokens.card, tokens.popover])
    expect(wcagContrast(String(input), String(around))).toBeGreaterThanOrEqual(enough);
});

test("every field of a public page has that border", () => {
  const sources = readSources();
  const rules = sources
    .filter(({ file }) => /^styles\/(card|demo)/.test(file))
    .flatMap(({ text }) => [...text.matchAll(/([^{}]+)\{([^{}]*)\}/g)])
    .filter(
      ([, selector = "", rule = ""]) => /\b(input|textarea|select)\b[^:]*$/m.test(selector) && /border: \d/.test(rule),
    )
    .map(([, selector = "", rule = ""]) => [selector.trim(), /border: ([^;]+);/.exec(rule)?.[1]])
    .filter(([, border]) => border !== "0");
  expect(rules.length).toBeGreaterThan(2);
  for (const rule of rules) expect(rule[1]).toBe("1px solid var(--quiet)");

  const form = sources.find(({ file }) => file === "components/landing/sign-up-form.tsx");
  expect(form?.text).toContain("border border-quiet bg-paper");
});
