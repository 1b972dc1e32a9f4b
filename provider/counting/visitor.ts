import { isbot } from "isbot";
import type { Device } from "@/lib/contract/event";

/** What a call says of the visitor behind it. */
export type Visitor = {
  address: string;
  agent: string;
  device: Device;
  /** The first that the browser asks for, as `hi`. */
  language: string | null;
  /** Two letters, where a proxy in front tells. */
  country: string | null;
  town: string | null;
  /** Whether the browser asks that nobody be told apart. */
  isPrivate: boolean;
};

/** Null for what is no visitor: programs, previews of links, and pages that a browser fetches before anybody asks. */
export function readVisitor(headers: Headers, address: string): Visitor | null {
  const agent = headers.get("user-agent") ?? "";
  const purpose = headers.get("sec-purpose") ?? headers.get("purpose") ?? "";
  if (agent === "" || isbot(agent) || /prefetch|prerender|preview/.test(purpose)) return null;
  return {
    address,
    agent,
    device: deviceOf(agent),
    language: /^\s*([a-z]{2,3})\b/i.exec(headers.get("accept-language") ?? "")?.[1]?.toLowerCase() ?? null,
    country: /^[A-Z]{2}$/.exec(headers.get("x-client-country")?.toUpperCase() ?? "")?.[0] ?? null,
    town: headers.get("x-client-town")?.slice(0, longestTown) || null,
    isPrivate: headers.get("dnt") === "1" || headers.get("sec-gpc") === "1",
  };
}

const longestTown = 80;

/** Apple's tablets pass for computers, on purpose. */
function deviceOf(agent: string): Device {
  if (/iPad|Tablet/.test(agent)) return "tablet";
  if (/Mobi|iPhone/.test(agent)) return "phone";
  return /Android/.test(agent) ? "tablet" : "computer";
}
