import { execFileSync } from "node:child_process";
import { closeSync, mkdtempSync, openSync, rmSync, writeSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { reportMissing } from "../tests/servers/report-missing";

/** A disk of a few megabytes that can be filled and emptied. */
export type SmallDisk = { folder: string; fill(): void; empty(): void; close(): void };

/** Null if this user may not mount one, which `reportMissing` says. */
export function mountSmallDisk(megabytes: number): SmallDisk | null {
  const folder = mkdtempSync(path.join(tmpdir(), "namaskard-disk-"));
  try {
    execFileSync("mount", ["-t", "tmpfs", "-o", `size=${megabytes}m`, "tmpfs", folder], { stdio: "ignore" });
  } catch {
    rmSync(folder, { recursive: true });
    return reportMissing("a full disk", "the right to mount one");
  }
  const ballast = path.join(folder, "ballast");
  return {
    folder,
    fill() {
      const file = openSync(ballast, "a");
      const page = Buffer.alloc(4096);
      try {
        for (;;) writeSync(file, page);
      } catch {
        closeSync(file);
      }
    },
    empty: () => rmSync(ballast, { force: true }),
    close() {
      execFileSync("umount", [folder]);
      rmSync(folder, { recursive: true });
    },
  };
}
