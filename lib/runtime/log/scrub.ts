/** Personal data and secrets, with their replacements: messages of libraries and other servers may contain them. */
const delicate: readonly (readonly [RegExp, string])[] = [
  // Credentials and queries in URLs.
  [/:\/\/[^\s/@"']{1,300}@/g, "://(credentials)@"],
  [/\?[\w%.~-]{1,100}=[^\s"'\\)<>]{1,4000}/g, "?(query)"],
  [/\beyJ[\w-]{8,}(?:\.[\w-]+){1,4}/g, "(token)"],
  [/\b(Bearer|Basic) [\w+/=.~-]{8,}/gi, "$1 (token)"],
  [/[\w.+%'-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63})+/g, "(e-mail)"],
  [/\+\d[\d ()-]{7,18}\d/g, "(number)"],
  // Looks random: long, mixed case, digits.
  [/\b(?=(?:[\w-]{0,99}?\d){2})(?=(?:[\w-]{0,99}?[A-Z]){5})(?=(?:[\w-]{0,99}?[a-z]){5})[\w-]{32,}/g, "(secret)"],
];

/** Keeps JSON valid. */
export function scrub(line: string): string {
  return delicate.reduce((text, [pattern, word]) => text.replace(pattern, word), line);
}
