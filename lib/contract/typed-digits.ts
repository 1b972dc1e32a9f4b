/** Longer than any number or code; a longer text is left for a rule to refuse. */
const longest = 1_000;

/**
 * Text as keyboards of any script type it and as documents give it when copied, with its digits, signs, dashes and spaces
 * as in ASCII and without what cannot be seen: direction marks, zero-width joiners, soft hyphens.
 */
export function plainText(text: string): string {
  if (text.length > longest) return text;
  return toAsciiDigits(text.normalize("NFKC"))
    .replace(/[\p{Cf}\p{Variation_Selector}]/gu, "")
    .replace(/[\p{Pd}\u2212]/gu, "-")
    .replace(/\s/gu, " ");
}

/** What groups digits: lakhs or thousands, before decimals at most. */
const groups = /^\d{1,3}(,\d{2,3})*,\d{3}(?=\.|$)/;

/** A number as it was typed, in plain characters and without groups: "१,२५०.५०" is "1250.50"; "12,50" stays. */
export function plainNumber(text: string): string {
  return withoutGroups(plainText(text).trim().replace("\u066B", ".").replaceAll("\u066C", ","));
}

export function withoutGroups(number: string): string {
  return number.replace(groups, (whole) => whole.replace(/,/g, ""));
}

/** The same text with the digits of every script as 0 to 9: "१२.५०" is "12.50". */
export function toAsciiDigits(text: string): string {
  return text.length > longest ? text : digitsInAscii(text);
}

/** The same, however long the text is. */
export function digitsInAscii(text: string): string {
  return text.replace(/(?!\d)\p{Nd}/gu, (digit) => String(digitValue(digit.codePointAt(0) as number)));
}

/** A telephone number as it was typed, in plain characters, without `tel:` and with one `+` at most, at its beginning. */
export function plainPhone(text: string): string {
  const plain = plainText(text)
    .trim()
    .replace(/^(tel:(\/\/)?|(https?:\/\/)?wa\.me\/\+?(?=\d))/i, (start) => (/^tel/i.test(start) ? "" : "+"));
  const plus = plain.lastIndexOf("+");
  if (plus < 1) return plain.trim();
  const [before, after] = [plain.slice(0, plus), plain.slice(plus)];
  if (/[^\d\s()+.-]/.test(before)) return plain;
  // "+91 +91 98200", "0+91 98200", "(+91) 98200".
  const code = before.replace(/\D/g, "").replace(/^0+/, "");
  if (!after.replace(/\D/g, "").startsWith(code)) return plain;
  return after
    .replace(/[()\s]+/g, " ")
    .replace("+ ", "+")
    .trim();
}

/** A code in one piece, however it was grouped. */
export function plainCode(text: string): string {
  return plainText(text).replace(/[\s-]/g, "").toLowerCase();
}

/** Unicode keeps the ten digits of a script together, from nought to nine. */
function digitValue(point: number): number {
  let first = point;
  while (/\p{Nd}/u.test(String.fromCodePoint(first - 1))) first--;
  return (point - first) % 10;
}
