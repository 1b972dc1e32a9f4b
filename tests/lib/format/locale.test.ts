import { formatAgo } from "@/lib/format/ago";
import { formatDays, formatMonth, formatNamedDay } from "@/lib/format/calendar";
import { currencyName, listCurrencies } from "@/lib/format/currency";
import { formatDateTimeInIndia } from "@/lib/format/date";
import { formatChoice, formatList } from "@/lib/format/list";
import { formatCount } from "@/lib/format/number";
import { nameCountry, nameLanguage, nameTown } from "@/lib/format/place";
import { formatPrice } from "@/lib/format/price";
import { translatorOf } from "@/lib/i18n/catalog";
import type { Language } from "@/lib/i18n/languages";

// Marathi is written with digits of its own unless Latin ones are asked for.
jest.mock("@/lib/i18n/languages", () => {
  const actual = jest.requireActual("@/lib/i18n/languages");
  return {
    ...actual,
    languages: { ...actual.languages, mr: { name: "मराठी", locale: "mr-IN-u-nu-latn", dir: "ltr" } },
  };
});

const english = translatorOf("en");
const marathi = translatorOf("mr" as Language);

test("days, times and names are written in the reader's language, with Latin digits", () => {
  expect(formatNamedDay(marathi, "2026-11-22")).toBe("रवि, 22 नोव्हें, 2026");
  expect(formatMonth(marathi, "2026-11", true)).toBe("नोव्हें 2026");
  expect(formatDateTimeInIndia(marathi, "2026-11-21T10:35:00.000Z")).toMatch(/^21 नोव्हें, 2026, 4:05/);
  expect(formatAgo(marathi, "2026-11-20T08:00:00.000Z", Date.parse("2026-11-20T10:00:00.000Z"))).toBe("2 तासांपूर्वी");
  expect(nameCountry(marathi, "IN")).toBe("भारत");
  expect(nameTown(marathi, "Pune", "IN")).toBe("Pune, भारत");
  expect(nameLanguage(marathi, "hi")).toBe("हिंदी");
  expect(currencyName(marathi, "INR")).toBe("भारतीय रुपया (INR)");
  expect(listCurrencies(marathi).map(({ code }) => code)).toContain("INR");
});

test("lists are joined by the reader's own words", () => {
  const kinds = ["JPG", "PNG", "GIF"];
  expect(formatList(english, kinds)).toBe("JPG, PNG and GIF");
  expect(formatChoice(english, kinds)).toBe("JPG, PNG or GIF");
  expect(formatList(marathi, ["JPG", "PNG"])).toBe("JPG आणि PNG");
  expect(formatChoice(marathi, ["JPG", "PNG"])).toBe("JPG किंवा PNG");
});

test.each([
  ["pa", "ਐਤ, 22 ਨਵੰ 2026", "ਸਤੰ 2026", "22 ਨਵੰ 2026, 4:05 pm", "2 ਘੰਟੇ ਪਹਿਲਾਂ"],
  ["or", "ରବି, 22 ନଭେମ୍ବର 2026", "ସେପ୍ଟେମ୍ବର 2026", "22 ନଭେମ୍ବର 2026, 4:05 pm", "2 ଘଣ୍ଟା ପୂର୍ବେ"],
  ["as", "দেও, 22 নৱে 2026", "ছেপ্তে 2026", "22 নৱে 2026, 4:05 pm", "2 ঘণ্টা পূৰ্বে"],
] as const)("%s does without the browser's own names, which Chrome lacks", (language, day, month, time, ago) => {
  const t = translatorOf(language);
  expect(formatNamedDay(t, "2026-11-22")).toBe(day);
  expect(formatMonth(t, "2026-09", true)).toBe(month);
  expect(formatDateTimeInIndia(t, "2026-11-22T10:35:00.000Z")).toBe(time);
  expect(formatAgo(t, "2026-11-20T08:00:00.000Z", Date.parse("2026-11-20T10:00:00.000Z"))).toBe(ago);
});

test("one language is not written as another that was asked for before", () => {
  expect(formatDays(english, "2026-10-24", "2026-11-22")).toBe("24 Oct 2026 – 22 Nov 2026");
  expect(formatMonth(english, "2026-09", true)).toBe("Sep 2026");
  expect(nameTown(english, "", "LC")).toBe("St. Lucia");
  expect(nameTown(english, "Castries", "")).toBe("Castries");
  expect(nameLanguage(english, "xq")).toBe("xq");
});

test("numbers and prices are those of India in every language", () => {
  expect(formatCount(1_234_567)).toBe("12,34,567");
  expect(formatPrice("1299.00", "INR")).toBe("₹1,299");
});
