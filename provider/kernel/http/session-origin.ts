import type { Row } from "../../ports/database/schema";
import type { FindPlace } from "../../ports/places";
import { locate } from "./visitor";

/** From where a session is opened, as its row keeps it. */
export type SessionOrigin = Pick<Row<"sessions">, "agent" | "country" | "town"> & { address: string };

/** More than any browser sends. */
const longestAgent = 300;

/** Of a call, which names the address behind it. */
export function readSessionOrigin(
  { request: { headers }, by: { address } }: { request: Request; by: { address: string } },
  findPlace: FindPlace,
): SessionOrigin {
  const agent = headers.get("user-agent")?.slice(0, longestAgent) ?? null;
  return { agent, address, ...locate(headers, address, findPlace) };
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

/** What people call a browser and what it runs on; null for what neither list knows. The first that fits counts. */
export function nameDevice(agent: string | null): { browser: string | null; system: string | null } {
  const nameIn = (known: readonly (readonly [string, RegExp])[]) =>
    known.find(([, pattern]) => pattern.test(agent ?? ""))?.[0] ?? null;
  return { browser: nameIn(browsers), system: nameIn(systems) };
}
