/** Scripts of India and the languages written in each most, so that a page is read out in a voice that knows its letters. */
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

/**
 * What an element says of a text that somebody has typed: its direction, and its language where most of its letters are
 * of another script than the page's. Words in Latin letters keep the page's language, which may be as wrong as any guess.
 */
export function written(text: string): { dir: "auto"; lang?: string } {
  if (isLatin(text)) return { dir: "auto" };
  const counts = languages.map(([script, lang]) => ({ lang, count: text.match(script)?.length ?? 0 }));
  const most = counts.reduce((best, one) => (one.count > best.count ? one : best));
  const latin = text.match(/\p{Script=Latin}/gu)?.length ?? 0;
  return most.count > latin ? { dir: "auto", lang: most.lang } : { dir: "auto" };
}

/** Whether a text has letters of the Latin script alone: those may be spaced out, others join. */
export function isLatin(text: string): boolean {
  return /^[\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]*$/u.test(text);
}
