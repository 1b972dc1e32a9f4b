import anyAscii from "any-ascii";
import { remember } from "@/lib/contract/remember";

/**
 * Turns a name in any script into lower-case ASCII words with hyphens, at most `longest` characters; may be empty. It
 * is cut between words, unless that would leave less than half.
 */
export function toAsciiWords(name: string, longest: number): string {
  const words = readWords(name).replace(/-$/, "");
  if (words.length <= longest) return words;
  const end = words.lastIndexOf("-", longest);
  return words.slice(0, end > longest / 2 ? end : longest).replace(/-$/, "");
}

const readWords = remember((name) =>
  anyAscii(romanizeIndic(name.normalize("NFKC")))
    .toLowerCase()
    .replace(/['’]/g, "")
    .replace(/[^a-z\d]+/g, "-")
    .replace(/^-/, ""),
);

/**
 * India's scripts in Latin letters, as people there write their own names: श्री गणेश मिष्ठान is "shri ganesh mishthan".
 * Unicode's nine Indic blocks have the same sound in the same place of each, so one table serves all of them. Letters
 * follow the Hunterian system without its marks.
 */

const blockSize = 0x80;
const [devanagari, bengali, gurmukhi, gujarati] = [0x0900, 0x0980, 0x0a00, 0x0a80];

/** Their languages leave out the vowel that is not written where a word is easier to say without. */
const dropping = new Set([devanagari, bengali, gurmukhi, gujarati]);

const vowelsFrom = 0x05;
const vowels = "a a i i u u ri li e e e ai o o o au".split(" ");
const consonantsFrom = 0x15;
const consonants = "k kh g gh n ch chh j jh ñ t th d dh n t th d dh n n p ph b bh m y r r l l zh v sh sh s h".split(
  " ",
);
const signsFrom = 0x3e;
const signs = "a i i u u ri ri e e e ai o o o au".split(" ");
const digitsFrom = 0x66;
const [dot, virama, om, breath] = [0x3c, 0x4d, 0x50, 0x03];
const nasals = new Set([0x01, 0x02, 0x70]);

/** What a dot below makes of a consonant. */
const dotted: Record<string, string> = { k: "q", j: "z", ph: "f", d: "r", dh: "rh", s: "sh" };

/** Letters that are something else in a block of their own, and those without any vowel. */
const otherConsonants: Record<string, string> = { ச: "s", ৰ: "r", ৱ: "v", ੜ: "r", ୟ: "y", ୱ: "v" };
const bareConsonants: Record<string, string> = { ৎ: "t", ൺ: "n", ൻ: "n", ർ: "r", ൽ: "l", ൾ: "l", ൿ: "k" };

type Sound = { kind: "consonant" | "vowel" | "unwritten" | "nasal"; text: string };

/** Replaces what is written in one of the nine scripts; everything else stays. */
export function romanizeIndic(text: string): string {
  return text.replace(/[\u0900-\u0d7f\u200c\u200d]+/g, (word) =>
    word
      .replace(/[\u200c\u200d]/g, "")
      // Two of this letter sound as one of that.
      .replaceAll("റ്റ", "ട")
      .split(/[\u0964\u0965]+/)
      .map(romanizeWord)
      .join(" "),
  );
}

function romanizeWord(word: string): string {
  const sounds = [...word].reduce<Sound[]>(addLetter, []);
  if (dropping.has(blockOf(word))) dropUnwritten(sounds);
  const text = sounds.map((sound, at) => (sound.kind === "nasal" ? sayNasal(sounds, at) : sound.text)).join("");
  return text.replaceAll("jñ", "gy").replaceAll("ñ", "n");
}

function blockOf(letter: string): number {
  const code = letter.charCodeAt(0);
  return code - (code % blockSize);
}

function addLetter(sounds: Sound[], letter: string): Sound[] {
  const place = letter.charCodeAt(0) % blockSize;
  const last = sounds.at(-1);
  const bare = bareConsonants[letter];
  const consonant = otherConsonants[letter] ?? consonants[place - consonantsFrom];
  const vowel = vowels[place - vowelsFrom];
  const sign = signs[place - signsFrom];
  if (bare) sounds.push({ kind: "consonant", text: bare });
  else if (consonant) sounds.push({ kind: "consonant", text: consonant }, { kind: "unwritten", text: "a" });
  else if (vowel) sounds.push({ kind: "vowel", text: vowel });
  else if (sign && last?.kind === "unwritten") sounds.splice(-1, 1, { kind: "vowel", text: sign });
  else if (sign) sounds.push({ kind: "vowel", text: sign });
  else if (place === virama && last?.kind === "unwritten") sounds.pop();
  else if (place === dot) addDot(sounds.at(-2));
  else if (nasals.has(place)) sounds.push({ kind: "nasal", text: "n" });
  else if (place === breath) sounds.push({ kind: "consonant", text: "h" });
  else if (place === om) sounds.push({ kind: "vowel", text: "om" });
  else if (place >= digitsFrom && place < digitsFrom + 10)
    sounds.push({ kind: "consonant", text: String(place - digitsFrom) });
  return sounds;
}

function addDot(consonant: Sound | undefined): void {
  if (consonant) consonant.text = dotted[consonant.text] ?? consonant.text;
}

/** As "m" before lips that close, and at the end of एवं. */
function sayNasal(sounds: readonly Sound[], at: number): string {
  const [before, next] = [sounds[at - 1], sounds[at + 1]];
  return next ? (/^[pbm]/.test(next.text) ? "m" : "n") : before?.kind === "unwritten" ? "m" : "n";
}

/** From the end on, because what went there decides about what stands before: अगरबत्ती is "agarbatti". */
function dropUnwritten(sounds: Sound[]): void {
  for (let at = sounds.length - 1; at > 0; at--)
    if (sounds[at]?.kind === "unwritten" && isDropped(sounds, at)) sounds.splice(at, 1);
}

function isDropped(sounds: readonly Sound[], at: number): boolean {
  const isConsonant = (index: number) => sounds[index]?.kind === "consonant" || sounds[index]?.kind === "nasal";
  const isVowel = (index: number) => sounds[index] !== undefined && !isConsonant(index);
  if (at < sounds.length - 1) return isVowel(at - 2) && isConsonant(at + 1) && isVowel(at + 2);

  const text = sounds[at - 1]?.text ?? "";
  // Of मित्र, कृष्ण and भारतीय the last vowel is heard, of मार्ट and गणेश it is not.
  if (isVowel(at - 2)) return !(text === "y" && sounds[at - 2]?.text === "i");
  const isOnlyVowel = !sounds.slice(0, at).some((_, index) => isVowel(index));
  return !isOnlyVowel && isConsonant(at - 2) && !/^(y|r|l|v|n|m|ñ)$/.test(text);
}
