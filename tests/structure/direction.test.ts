import { readSources, type Source } from "./sources";

/**
 * Where left and right are meant, whatever the direction in which one reads: the middle, a picture's own points, and what a
 * script moves by them.
 */
const meant = [
  "components/picture/focus-dialog.tsx: left-1/2",
  "components/profile/preview/preview-frame.tsx: left-0",
  "components/ui/field/password-input.tsx: pr-12",
  "components/ui/field/password-input.tsx: rtl:pr-3",
  "components/ui/field/password-input.tsx: rtl:pl-12",
  "styles/app.css: inset: 50% auto auto 50%",
  "styles/card/head.css: left: 50%",
  "styles/card/head.css: padding: 18px 17px 18px 19px",
  "styles/demo/tabs.css: left: 50%",
];

test("what stands at one side follows the direction in which one reads", () => {
  const found = readSources()
    .filter(({ file }) => /^(app|components|styles)\//.test(file))
    .flatMap((source) => findSides(source).map((side) => `${source.file}: ${side}`));
  expect(found.filter((one) => !meant.includes(one))).toEqual([]);
  expect(meant.filter((one) => !found.includes(one))).toEqual([]);
});

const sides =
  "m[lr]|p[lr]|left|right|scroll-[mp][lr]|border-[lr]|rounded-(?:l|r|tl|tr|bl|br)|(?:text|float|clear)-(?:left|right)";
const utility = new RegExp(
  `(?<=["'\`\\s])(?:[a-z][\\w\\-[\\]=&:*>]*:)?-?(?:${sides})(?:-(?:\\[[^\\]\\s]*\\]|\\(.*?\\)|[\\d.]+(?:/\\d)?|auto|px|full|sm|md|lg|xl|\\dxl|none))?!?(?=["'\`\\s])`,
  "g",
);

/** Utilities of Tailwind, and in stylesheets what names a side or has two different ones. */
function findSides({ file, text }: Source): string[] {
  if (!file.endsWith(".css"))
    return [...text.matchAll(/(["'`])(?:(?!\1)[^\\])*\1/gs)]
      .flatMap(([literal]) => [...literal.matchAll(utility)].map(([found]) => found))
      .filter((found) => !["left", "right"].includes(found));
  const rules = text.replace(/\/\*.*?\*\//gs, "");
  return [...rules.matchAll(/(?<=[{;]\s*)([\w-]+):\s*([^;{}]+)(?=;)/g)]
    .filter(([, property = "", value = ""]) => isSided(property, value))
    .map(([found]) => found);
}

function isSided(property: string, value: string): boolean {
  if (/^(left|right)$|(margin|padding|border)-(left|right)|-(left|right)-radius/.test(property)) return true;
  if (/^(text-align|float|clear)$/.test(property)) return /^(left|right)$/.test(value);
  if (/^(margin|padding|inset|border-width)$/.test(property)) {
    const [, right, , left] = value.replace(/\((?:[^()]|\([^()]*\))*\)/g, "").split(/\s+/);
    return left !== undefined && left !== right;
  }
  return /^(transform|translate)$/.test(property) && /translateX\((?!.*--forward)(?!-50%)/.test(value);
}
