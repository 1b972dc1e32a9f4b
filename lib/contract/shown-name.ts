import { hasLink } from "./web-links";

/** Names chosen by strangers, inside our texts. */

const unseen = /[\p{Bidi_Control}\p{Cc}\u00ad\u180e\u200b\u2028\u2029\u2060-\u2064\ufeff\u{e0000}-\u{e007f}]/gu;
/** Words in Indian scripts and Persian need joiners; so do emoji of several people. */
const looseJoiner =
  /(?<![\p{L}\p{M}\p{Extended_Pictographic}\p{Emoji_Modifier}])[\u200c\u200d]|[\u200c\u200d](?![\p{L}\p{M}\p{Extended_Pictographic}])/gu;

/** A name in one line without invisible characters, which could reverse the text around it or hide something. */
export function cleanName(name: string): string {
  return name.replace(/\s+/gu, " ").replace(unseen, "").replace(looseJoiner, "").trim();
}

/** The same inside a sentence, isolated so that its direction does not change the sentence's. */
export function isolateName(name: string): string {
  const clean = cleanName(name);
  return clean && `\u2068${clean}\u2069`;
}

/**
 * A company's name for mails to people who may not know it: an owner must not smuggle a message in. Names that are more
 * than a name are not said: null.
 */
export function plainCompanyName(name: string): string | null {
  const clean = cleanName(name).replace(/[’ʼ]/g, "'");
  const isPlain =
    /^(?:[\p{L}\p{M}\p{Nd} &.,'-]|\u200c|\u200d)+$/u.test(clean) &&
    /[\p{L}\p{Nd}]/u.test(clean) &&
    !/[\p{L}\p{M}\p{Nd}-]\.[\p{L}\p{M}]{2,}|\p{Nd}\.\p{Nd}+\.\p{Nd}/u.test(clean) &&
    (clean.match(/\p{Nd}/gu) ?? []).length < 7 &&
    !hasLink(clean);
  return isPlain ? clean : null;
}
