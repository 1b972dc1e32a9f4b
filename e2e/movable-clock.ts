import { existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { installPackages } from "../tests/servers/debian";
import { reportMissing } from "../tests/servers/report-missing";

/** A wall clock that can be set for a running server; the monotonic clock goes on. */
export type MovableClock = {
  settings: Record<string, string>;
  moveTo(offset: `${"+" | "-"}${string}`): void;
  close(): void;
};

const folders = ["x86_64-linux-gnu", "aarch64-linux-gnu"].map((machine) => `/usr/lib/${machine}/faketime`);
const findLibrary = () => folders.map((folder) => path.join(folder, "libfaketimeMT.so.1")).find(existsSync);

/** Null if the library is not available, which `reportMissing` says. */
export function openMovableClock(): MovableClock | null {
  if (!findLibrary()) installPackages(["libfaketime"]);
  const library = findLibrary();
  if (!library) return reportMissing("a clock that is set anew", "libfaketime");
  const folder = mkdtempSync(path.join(tmpdir(), "namaskard-clock-"));
  const file = path.join(folder, "offset");
  writeFileSync(file, "+0");
  return {
    settings: {
      LD_PRELOAD: library,
      FAKETIME_TIMESTAMP_FILE: file,
      FAKETIME_NO_CACHE: "1",
      FAKETIME_DONT_FAKE_MONOTONIC: "1",
      // Older versions.
      DONT_FAKE_MONOTONIC: "1",
    },
    moveTo: (offset) => writeFileSync(file, offset),
    close: () => rmSync(folder, { recursive: true }),
  };
}
