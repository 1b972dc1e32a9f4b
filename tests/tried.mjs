import { readFileSync } from "node:fs";

/** What the threat model says tries each attack: test files for jest, and the names of journeys. */
export function readTried() {
  const rows = readFileSync("docs/threat-model.md", "utf8")
    .split("\n")
    .map((line) => line.split("|")[3] ?? "");
  const files = rows.flatMap((cell) => [...cell.matchAll(/`((?:tests|e2e)\/[^`]+)`/g)].map(([, file]) => file));
  return {
    // A suite of the contract runs as a part of all of them.
    tests: unique(
      files
        .filter((file) => file.startsWith("tests/"))
        .map((file) => file.replace(/contract\/suites\/.+/, "contract/")),
    ),
    journeys: unique(files.filter((file) => file.startsWith("e2e/"))),
  };
}

/** What can fail below the service, of both kinds of installation. */
export const faults = {
  tests: [
    "tests/provider/backup",
    "tests/provider/ports",
    "tests/provider/open.test.ts",
    "tests/provider/kernel/jobs",
    "tests/server/processes",
  ],
  journeys: [
    "faults",
    "chaos",
    "durability",
    "outage",
    "scaled",
    "processes",
    "clock",
    "image",
    "update",
    "signals",
  ].map((name) => `e2e/journeys/${name}.spec.ts`),
};

/** For as long as whoever asks for it by name is ready to wait. */
export const atLength = { UPLOAD_MUTATIONS: "300", FUZZ_RUNS: "60", CHAOS_SECONDS: "180", SCALED_ROUNDS: "200" };

function unique(values) {
  return [...new Set(values)];
}
