import { execFileSync } from "node:child_process";
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { fingerprintSource } from "@/server/fingerprint.mjs";

/** What an image is made of, and so a release. */
const sources = readFileSync(".dockerignore", "utf8").match(/(?<=^!).+$/gm) ?? [];

/** What `npm ci` and the build make of it. */
const made = ["node_modules", ".next", "build"];

/** npm writes it in place. */
const packageList = "node_modules/.package-lock.json";

/**
 * A built release in a folder of its own, without its packages and its build being made again. What was made is this
 * project's, by hard links: whoever changes such a file replaces it.
 */
export function layOutRelease(folder: string): void {
  mkdirSync(folder, { recursive: true });
  execFileSync("cp", ["-a", ...sources, folder]);
  execFileSync("cp", ["-al", ...made, folder]);
  replaceFile(path.join(folder, packageList), readFileSync(packageList, "utf8"));
}

/** Makes a release differ from this project's, as a new version does. @returns its fingerprint */
export function changeRelease(folder: string): string {
  replaceFile(path.join(folder, "middleware.ts"), `${readFileSync("middleware.ts", "utf8")}// Another version.\n`);
  const fingerprint = fingerprintSource(folder);
  for (const stamp of ["build/server.stamp", ".next/site.stamp"]) replaceFile(path.join(folder, stamp), fingerprint);
  return fingerprint;
}

function replaceFile(file: string, text: string): void {
  rmSync(file);
  writeFileSync(file, text);
}
