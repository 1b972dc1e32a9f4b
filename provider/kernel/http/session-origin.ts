import { type Language, pickLanguage } from "@/lib/i18n/languages";
import type { Row } from "../../ports/database/schema";
import type { FindPlace } from "../../ports/places";
import { locate } from "./visitor";

/** Where a session was opened, as stored with it, and the language that its browser asks for. */
export type SessionOrigin = Pick<Row<"sessions">, "agent" | "country" | "town"> & {
  address: string;
  language?: Language | null;
};

/** Longer than the user agent of any browser. */
const longestAgent = 300;

/** The origin of a call, from its headers and address. */
export function readSessionOrigin(
  { request: { headers }, by: { address } }: { request: Request; by: { address: string } },
  findPlace: FindPlace,
): SessionOrigin {
  const agent = headers.get("user-agent")?.slice(0, longestAgent) ?? null;
  const language = pickLanguage(headers.get("accept-language"));
  return { agent, address, language, ...locate(headers, address, findPlace) };
}

const browsers = [
  ["Edge", /\bEdg(e|A|iOS)?\//],
  ["Opera", /\bOPR\/|\bOpera\b/],
  ["Samsung Internet", /\bSamsungBrowser\//],
  ["UC Browser", /\bUCBrowser\//],
  ["Mi Browser", /\bMiuiBrowser\//],
  ["Firefox", /\b(Firefox|FxiOS)\//],
  ["Chrome", /\b(Chrome|CriOS|Chromium)\//],
  ["Safari", /\bVersion\/[\d.]+.* Safari\//],
] as const;

const systems = [
  ["Android", /\bAndroid\b/],
  ["iPad", /\biPad\b/],
  ["iPhone", /\biPhone\b/],
  ["Windows", /\bWindows\b/],
  ["ChromeOS", /\bCrOS\b/],
  ["Mac", /\bMac(intosh| OS X)\b/],
  ["Linux", /\bLinux\b/],
] as const;

/** Names of the browser and system; null if unknown. The first match counts, so the order of the lists matters. */
export function nameDevice(agent: string | null): { browser: string | null; system: string | null } {
  const nameIn = (known: readonly (readonly [string, RegExp])[]) =>
    known.find(([, pattern]) => pattern.test(agent ?? ""))?.[0] ?? null;
  return { browser: nameIn(browsers), system: nameIn(systems) };
}
