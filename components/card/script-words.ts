import { scriptDateLocale } from "@/lib/format/date-format";
import { languages } from "@/lib/i18n/languages";
import type { Key } from "@/lib/i18n/messages";
import type { T } from "@/lib/i18n/translator";

/** What the card's script says by itself. */
export const scriptKeys = [
  "card.save.linkCopied",
  "card.save.contactSaved",
  "card.save.contactSavedText",
  "card.save.nextCreate",
  "card.save.nextOpenFile",
  "card.save.cardSaved",
  "card.save.cardSavedText",
  "card.save.nextOpen",
  "card.save.nextPut",
  "card.save.copiedToo",
  "card.save.linkAgain",
  "card.save.keepLink",
  "card.share.copyThis",
  "card.copy.byHand",
  "card.products.nothing",
  "card.basket.add",
  "card.basket.more",
  "card.basket.less",
  "card.basket.view",
  "card.place.map",
  "card.payment.scanAmount",
  "card.open.always",
  "card.open.closes.today",
  "card.open.closes.tomorrow",
  "card.open.closes.later",
  "card.open.closed",
  "card.open.opens.today",
  "card.open.opens.tomorrow",
  "card.open.opens.later",
  "card.open.closedToday",
  "card.open.closedFor",
  "card.open.reopens.today",
  "card.open.reopens.tomorrow",
  "card.open.reopens.later",
  "format.clock.am",
  "format.clock.pm",
  "format.clock.shortDays.mon",
  "format.clock.shortDays.tue",
  "format.clock.shortDays.wed",
  "format.clock.shortDays.thu",
  "format.clock.shortDays.fri",
  "format.clock.shortDays.sat",
  "format.clock.shortDays.sun",
  "format.order.total",
] as const satisfies readonly Key[];

/** Those with a form for each plural category, found below the key. */
const countedKeys = ["card.basket.items"] as const satisfies readonly Key[];

/** Each place in a text holds its own name until the script fills it: no parser of messages is sent along. */
const places = Object.fromEntries(
  ["time", "day", "note", "name", "sum", "amount", "shown"].map((name) => [name, `{${name}}`]),
);

/** The texts of the script and the locales of their numbers and dates, for its own element. */
export function scriptWords(t: T): { "data-words": string; "data-locale": string; "data-dates": string } {
  const { locale } = languages[t.language];
  const rules = new Intl.PluralRules(locale);
  const counts = new Map(Array.from({ length: 200 }, (_, count) => [rules.select(count), count]));
  const texts = [
    ...scriptKeys.map((key) => [key, t(key, places)]),
    ...countedKeys.flatMap((key) =>
      [...counts].map(([category, count]) => [`${key}.${category}`, t(key, { ...places, count })]),
    ),
  ];
  return {
    "data-words": JSON.stringify(Object.fromEntries(texts)),
    "data-locale": locale,
    "data-dates": scriptDateLocale(locale),
  };
}
