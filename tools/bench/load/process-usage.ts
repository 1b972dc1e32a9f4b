import { readFileSync } from "node:fs";

/** Linux counts CPU time in hundredths of a second. */
const tick = 10_000;

/** Microseconds of CPU time that processes have used, or null where the system does not tell. */
export function readCpuTime(pids: readonly number[]): number | null {
  let sum = 0;
  for (const pid of pids) {
    const text = readProc(pid, "stat");
    if (!text) return null;
    // Skips the command's name, which may itself contain spaces and parentheses.
    const fields = text.slice(text.lastIndexOf(")") + 2).split(" ");
    sum += (Number(fields[11]) + Number(fields[12])) * tick;
  }
  return pids.length > 0 ? sum : null;
}

/** Megabytes of resident memory of processes; NaN where the system does not tell. */
export function readMemory(pids: readonly number[]): number {
  const kilobytes = pids.map((pid) => Number(/^VmRSS:\s+(\d+)/m.exec(readProc(pid, "status") ?? "")?.[1]));
  return kilobytes.reduce((sum, size) => sum + size, 0) / 1024;
}

function readProc(pid: number, file: string): string | null {
  try {
    return readFileSync(`/proc/${pid}/${file}`, "utf8");
  } catch {
    return null;
  }
}
