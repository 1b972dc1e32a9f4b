import { isUtf8 } from "node:buffer";
import type { IncomingHttpHeaders } from "node:http";

/** The names of the headers in which a proxy in front tells where a visitor is. */
export type PlaceHeaders = { country?: string; town?: string };

/** What services write where they know of no country. */
const noCountries = ["XX", "ZZ"];
const longestTown = 80;

/** What the proxy tells, as the inner headers have it: a country's two capital letters, a town percent-encoded. */
export function readPlace(headers: IncomingHttpHeaders, names: PlaceHeaders): Record<string, string> {
  const country = textOf(headers, names.country).trim().toUpperCase();
  const town = readTown(textOf(headers, names.town));
  return {
    ...(/^[A-Z]{2}$/.test(country) && !noCountries.includes(country) && { "x-client-country": country }),
    ...(town && { "x-client-town": encodeURIComponent(town) }),
  };
}

function textOf(headers: IncomingHttpHeaders, name: string | undefined): string {
  return name === undefined ? "" : String(headers[name] ?? "");
}

/** Some proxies send the name's bytes, some percent-encode them, and not all of them are UTF-8. Node reads Latin-1. */
function readTown(text: string): string {
  const latin = text.replace(/%([\da-f]{2})/gi, (_, code) => String.fromCharCode(Number.parseInt(code, 16)));
  const bytes = Buffer.from(latin, "latin1");
  const name = isUtf8(bytes) ? bytes.toString("utf8") : latin;
  return [...name.replace(/\p{Cc}/gu, "").trim()].slice(0, longestTown).join("").trim();
}
