import { execFileSync } from "node:child_process";
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { fingerprintSource } from "@/server/fingerprint.mjs";

/** The files of a release, as of an image. */
const sources = readFileSync(".dockerignore", "utf8").match(/(?<=^!).+$/gm) ?? [];

/** What `npm ci` and the build add. */
const made = ["node_modules", ".next", "build"];

/** npm rewrites it in place. */
const packageList = "node_modules/.package-lock.json";

/**
 * A built release in its own folder. Packages and build are hard links to this project's, so replace such files instead of
 * changing them.
 */
export function layOutRelease(folder: string): void {
  mkdirSync(folder, { recursive: true });
  execFileSync("cp", ["-a", ...sources, folder]);
  execFileSync("cp", ["-al", ...made, folder]);
  replaceFile(path.join(folder, packageList), readFileSync(packageList, "utf8"));
}

/** Changes a release, as a new version would. @returns its fingerprint */
export function changeRelease(folder: string): string {
  replaceFile(path.join(folder, "middleware.ts"), `${readFileSync("middleware.ts", "utf8")}// Another version.\n`);
  return stampRelease(folder);
}

/** Takes the build for one of the sources as they are now. @returns their fingerprint */
export function stampRelease(folder: string): string {
  const fingerprint = fingerprintSource(folder);
  for (const stamp of ["build/server.stamp", ".next/site.stamp"]) replaceFile(path.join(folder, stamp), fingerprint);
  return fingerprint;
}

function replaceFile(file: string, text: string): void {
  rmSync(file);
  writeFileSync(file, text);
}
