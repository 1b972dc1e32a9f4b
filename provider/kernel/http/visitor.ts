import { isbot } from "isbot";
import type { Device } from "@/lib/contract/analytics/schema";
import type { FindPlace, Place } from "../../ports/places";

/** What a call says of the visitor behind it. */
export type Visitor = Place & {
  address: string;
  agent: string;
  device: Device;
  /** The first that the browser asks for, as `hi`. */
  language: string | null;
  /** Whether the browser asks that nobody be told apart. */
  isPrivate: boolean;
};

/** Null for what is no visitor: programs, previews of links, and pages that a browser fetches before anybody asks. */
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

/** Where whoever calls is, by what the call says of it and by the address. */
export function locate(headers: Headers, address: string, findPlace: FindPlace): Place {
  return placeOf(readPlace(headers), address, findPlace);
}

/** What the listener was told; a town comes percent-encoded, since headers carry Latin letters alone. */
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

/** What was told comes first. What it leaves open is looked up, but no town of another country is put beside it. */
function placeOf(told: Place, address: string, findPlace: FindPlace): Place {
  if (told.country !== null && told.town !== null) return told;
  const found = findPlace(address);
  if (told.country !== null && told.country !== found.country) return told;
  return { country: found.country, town: told.town ?? found.town };
}

/** Apple's tablets pass for computers, on purpose. */
function deviceOf(agent: string): Device {
  if (/iPad|Tablet/.test(agent)) return "tablet";
  if (/Mobi|iPhone/.test(agent)) return "phone";
  return /Android/.test(agent) ? "tablet" : "computer";
}
