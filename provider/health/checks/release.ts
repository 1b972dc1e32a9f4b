import { z } from "zod";
import { version as own } from "@/package.json";
import { type CheckContext, type Finding, fine, warning } from "./finding";

/** Milliseconds; less than a screen waits for a check. */
const patience = 4_000;
/** Characters of an answer that has more than a version to say. */
const longest = 100_000;

const releaseSchema = z.object({ version: z.string().regex(/^v?\d+(\.\d+){0,3}$/) });

/** Asks the operator's address, if there is one. An answer that is none of a release is a warning. */
export async function checkRelease({ config: { releasesUrl }, t }: CheckContext): Promise<Finding> {
  if (releasesUrl === undefined) return fine("release", t("findings.release.off", { version: own }));
  const version = await readNewest(releasesUrl).catch(() => null);
  if (version === null) return warning("release", t("findings.release.unknown", { host: new URL(releasesUrl).host }));
  return isNewer(version, own)
    ? warning("release", t("findings.release.newer", { version, own }), 1)
    : fine("release", t("findings.release.newest", { version: own }), 0);
}

async function readNewest(url: string): Promise<string> {
  const signal = AbortSignal.timeout(patience);
  const answer = await fetch(url, { headers: { accept: "application/json" }, signal });
  const { version } = releaseSchema.parse(JSON.parse(await readText(answer)));
  return version.replace("v", "");
}

/** @throws Error for an answer that is no success, or too long */
async function readText({ ok, body }: Response): Promise<string> {
  const decoder = new TextDecoder();
  let text = "";
  for await (const piece of body ?? []) {
    text += decoder.decode(piece, { stream: true });
    if (!ok || text.length > longest) throw new Error("no release");
  }
  return text;
}

/** 1.10 is newer than 1.9. */
export function isNewer(version: string, than: string): boolean {
  return version.localeCompare(than, "en", { numeric: true }) > 0;
}
