import { readFileSync } from "node:fs";

/** Linux counts processor time in hundredths of a second. */
const tick = 10_000;

/** Microseconds of processor time that a process has used, or null where the system does not tell. */
export function readCpuTime(pid: number): number | null {
  const text = readProc(pid, "stat");
  if (!text) return null;
  // What follows the command's name, which may itself hold spaces and parentheses.
  const fields = text.slice(text.lastIndexOf(")") + 2).split(" ");
  return (Number(fields[11]) + Number(fields[12])) * tick;
}

/** Memory of a process as the system sees it: `245 MB`. */
export function readMemory(pid: number): string {
  const kilobytes = /^VmRSS:\s+(\d+)/m.exec(readProc(pid, "status") ?? "")?.[1];
  return kilobytes ? `${Math.round(Number(kilobytes) / 1024)} MB` : "unknown";
}

function readProc(pid: number, file: string): string | null {
  try {
    return readFileSync(`/proc/${pid}/${file}`, "utf8");
  } catch {
    return null;
  }
}
