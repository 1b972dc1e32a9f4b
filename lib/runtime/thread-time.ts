import { readFileSync, readlinkSync } from "node:fs";

/** What the system calls the thread that asks; undefined where it tells no times of threads, as only Linux does. */
export function ownThread(): string | undefined {
  try {
    return readlinkSync("/proc/thread-self");
  } catch {
    return undefined;
  }
}

/** For how many milliseconds the thread of that name has been at work, in steps of ten; 0 where it has ended. */
export function readThreadTime(name: string): number {
  const fields = readFields(name);
  return (Number(fields[11] ?? 0) + Number(fields[12] ?? 0)) * tick;
}

/** Linux tells hundredths of a second, on every machine. */
const tick = 10;

/** From the third on: the second, its program's name in brackets, may hold anything. */
function readFields(name: string): string[] {
  try {
    const text = readFileSync(`/proc/${name}/stat`, "latin1");
    return text.slice(text.lastIndexOf(")") + 2).split(" ");
  } catch {
    return [];
  }
}
