import { isbot } from "isbot";
import type { Device } from "@/lib/contract/analytics/schema";
import type { FindPlace, Place } from "../../ports/places";

/** A visitor, as read from a call. */
export type Visitor = Place & {
  address: string;
  agent: string;
  device: Device;
  /** The browser's first language, such as `hi`. */
  language: string | null;
  /** Whether the browser asks not to be tracked (DNT or GPC). */
  isPrivate: boolean;
};

/** Null for bots, link previews and prefetches. */
export function readVisitor(headers: Headers, address: string, findPlace: FindPlace): Visitor | null {
  const agent = headers.get("user-agent") ?? "";
  const purpose = headers.get("sec-purpose") ?? headers.get("purpose") ?? "";
  if (agent === "" || isbot(agent) || /prefetch|prerender|preview/.test(purpose)) return null;
  return {
    address,
    agent,
    device: deviceOf(agent),
    language: /^\s*([a-z]{2,3})\b/i.exec(headers.get("accept-language") ?? "")?.[1]?.toLowerCase() ?? null,
    ...locate(headers, address, findPlace),
    isPrivate: headers.get("dnt") === "1" || headers.get("sec-gpc") === "1",
  };
}

/** The visitor's place, from the headers or else from the address. */
export function locate(headers: Headers, address: string, findPlace: FindPlace): Place {
  return placeOf(readPlace(headers), address, findPlace);
}

/** The place in our headers; a town is percent-encoded, because headers are Latin-1. */
function readPlace(headers: Headers): Place {
  const country = headers.get("x-client-country") ?? "";
  return { country: /^[A-Z]{2}$/.test(country) ? country : null, town: decode(headers.get("x-client-town")) };
}

function decode(text: string | null): string | null {
  try {
    return text && decodeURIComponent(text);
  } catch {
    return null;
  }
}

/** Headers first, then a look-up by address. A looked-up town is used only if the country agrees. */
function placeOf(told: Place, address: string, findPlace: FindPlace): Place {
  if (told.country !== null && told.town !== null) return told;
  const found = findPlace(address);
  if (told.country !== null && told.country !== found.country) return told;
  return { country: found.country, town: told.town ?? found.town };
}

/** iPads report a desktop Mac user agent; they count as computers, on purpose. */
function deviceOf(agent: string): Device {
  if (/iPad|Tablet/.test(agent)) return "tablet";
  if (/Mobi|iPhone/.test(agent)) return "phone";
  return /Android/.test(agent) ? "tablet" : "computer";
}
