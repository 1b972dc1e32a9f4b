/** Script to `lang`, so screen readers pick a voice that can read it. */
const languages: [script: RegExp, language: string][] = [
  [/\p{Script=Devanagari}/gu, "hi"],
  [/\p{Script=Bengali}/gu, "bn"],
  [/\p{Script=Gujarati}/gu, "gu"],
  [/\p{Script=Gurmukhi}/gu, "pa"],
  [/\p{Script=Oriya}/gu, "or"],
  [/\p{Script=Tamil}/gu, "ta"],
  [/\p{Script=Telugu}/gu, "te"],
  [/\p{Script=Kannada}/gu, "kn"],
  [/\p{Script=Malayalam}/gu, "ml"],
  [/\p{Script=Arabic}/gu, "ur"],
];

/** `dir` and `lang` of typed text. Latin text keeps the page's language: anything else would be a guess. */
export function written(text: string): { dir: "auto"; lang?: string } {
  if (isLatin(text)) return { dir: "auto" };
  const counts = languages.map(([script, lang]) => ({ lang, count: text.match(script)?.length ?? 0 }));
  const most = counts.reduce((best, one) => (one.count > best.count ? one : best));
  const latin = text.match(/\p{Script=Latin}/gu)?.length ?? 0;
  return most.count > latin ? { dir: "auto", lang: most.lang } : { dir: "auto" };
}

/** Letter-spacing breaks scripts whose letters join. */
export function isLatin(text: string): boolean {
  return /^[\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]*$/u.test(text);
}
