import type { T } from "../i18n/translator";
import { numberLocale } from "./locale";

/** Legacy IANA names and their present ones. */
const presentNames: Record<string, string> = {
  "Africa/Asmera": "Africa/Asmara",
  "America/Coral_Harbour": "America/Atikokan",
  "America/Godthab": "America/Nuuk",
  "Asia/Calcutta": "Asia/Kolkata",
  "Asia/Katmandu": "Asia/Kathmandu",
  "Asia/Rangoon": "Asia/Yangon",
  "Asia/Saigon": "Asia/Ho_Chi_Minh",
  "Atlantic/Faeroe": "Atlantic/Faroe",
  "Europe/Kiev": "Europe/Kyiv",
  "Pacific/Enderbury": "Pacific/Kanton",
  "Pacific/Ponape": "Pacific/Pohnpei",
  "Pacific/Truk": "Pacific/Chuuk",
};

/** Supported time zones by present name, sorted. */
export function listTimeZones(): string[] {
  return Intl.supportedValuesOf("timeZone")
    .map((name) => presentNames[name] ?? name)
    .sort();
}

/** `America` and `Knox, Indiana`. */
export function splitTimeZone(name: string): { region: string; place: string } {
  const [region = "", ...place] = name.replaceAll("_", " ").split("/");
  return { region, place: place.reverse().join(", ") || region };
}

/** `Indian time`, or `Europe/Berlin (GMT+1)` with the offset at `at`. */
export function formatTimeZone(t: T, name: string, at?: Date): string {
  if (name === "Asia/Kolkata") return t("format.timeZone.india");
  return t("format.timeZone.other", { name: name.replaceAll("_", " "), offset: timeZoneOffset(name, at) });
}

const formats = new Map<string, Intl.DateTimeFormat>();

/** `GMT+5:30` at `at`, default now. */
export function timeZoneOffset(name: string, at?: Date): string {
  const format =
    formats.get(name) ?? new Intl.DateTimeFormat(numberLocale, { timeZone: name, timeZoneName: "shortOffset" });
  formats.set(name, format);
  return format.formatToParts(at).find(({ type }) => type === "timeZoneName")?.value ?? "";
}
