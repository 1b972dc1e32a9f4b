import { hasLink } from "./web-links";

/** Names that strangers chose, within texts of ours. */

const unseen = /[\p{Bidi_Control}\p{Cc}\u00ad\u180e\u200b\u2028\u2029\u2060-\u2064\ufeff\u{e0000}-\u{e007f}]/gu;
/** Words of many Indian scripts and of Persian need joiners within; so do emoji of several people. */
const looseJoiner =
  /(?<![\p{L}\p{M}\p{Extended_Pictographic}\p{Emoji_Modifier}])[\u200c\u200d]|[\u200c\u200d](?![\p{L}\p{M}\p{Extended_Pictographic}])/gu;

/** A name without what nobody sees: it can neither turn the text around it round nor hide anything. One line. */
export function cleanName(name: string): string {
  return name.replace(/\s+/gu, " ").replace(unseen, "").replace(looseJoiner, "").trim();
}

/** The same for the middle of a sentence: in whatever direction it is written, the sentence keeps its own. */
export function isolateName(name: string): string {
  const clean = cleanName(name);
  return clean && `\u2068${clean}\u2069`;
}

/**
 * A company's name for mails to people who may never have heard of it: its owner must be able to say nothing else with it.
 * Names that are more than a name become "the business".
 */
export function plainCompanyName(name: string): string {
  const clean = cleanName(name).replace(/[’ʼ]/g, "'");
  const isPlain =
    /^(?:[\p{L}\p{M}\p{Nd} &.,'-]|\u200c|\u200d)+$/u.test(clean) &&
    /[\p{L}\p{Nd}]/u.test(clean) &&
    !/[\p{L}\p{M}\p{Nd}-]\.[\p{L}\p{M}]{2,}|\p{Nd}\.\p{Nd}+\.\p{Nd}/u.test(clean) &&
    (clean.match(/\p{Nd}/gu) ?? []).length < 7 &&
    !hasLink(clean);
  return isPlain ? clean : "the business";
}
