/**
 * What may be about a person, or open something, and the word that stands in its place. Messages of libraries and of
 * other servers are the way by which it would get into a log.
 */
const delicate: readonly (readonly [RegExp, string])[] = [
  // Credentials in an address, and what follows it as a query.
  [/:\/\/[^\s/@"']{1,300}@/g, "://(credentials)@"],
  [/\?[\w%.~-]{1,100}=[^\s"'\\)<>]{1,4000}/g, "?(query)"],
  [/\beyJ[\w-]{8,}(?:\.[\w-]+){1,4}/g, "(token)"],
  [/\b(Bearer|Basic) [\w+/=.~-]{8,}/gi, "$1 (token)"],
  [/[\w.+%'-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63})+/g, "(e-mail)"],
  [/\+\d[\d ()-]{7,18}\d/g, "(number)"],
  // Random by the look of it: long, with figures, and with large and small letters that no word or time has so many of.
  [/\b(?=(?:[\w-]{0,99}?\d){2})(?=(?:[\w-]{0,99}?[A-Z]){5})(?=(?:[\w-]{0,99}?[a-z]){5})[\w-]{32,}/g, "(secret)"],
];

/** A line for the log without such things, still JSON where it was. */
export function scrub(line: string): string {
  return delicate.reduce((text, [pattern, word]) => text.replace(pattern, word), line);
}
