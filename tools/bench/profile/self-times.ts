import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { fileURLToPath } from "node:url";

/** The part of V8's format that is used; times are microseconds, lines count from 0. */
type CpuProfile = {
  nodes: { id: number; callFrame: { functionName: string; url: string; lineNumber: number } }[];
  startTime: number;
  samples: number[];
  timeDeltas: number[];
};

export type SelfTimes = {
  /** The average number of busy threads. */
  busy: number;
  /** By their share of all work, the largest first. */
  functions: { share: number; what: string; where: string }[];
};

const idle = new Set(["(idle)", "(root)"]);

/** The self times of all threads of these processes between two times. */
export async function readSelfTimes(
  folder: string,
  pids: readonly number[],
  { from, until }: { from: number; until: number },
): Promise<SelfTimes> {
  const times = new Map<string, number>();
  let total = 0;
  // `CPU.20261125.013000.4711.0.001.cpuprofile`: process id, then thread.
  const names = (await readdir(folder)).filter((name) => pids.includes(Number(name.split(".")[3])));
  for (const name of names) {
    const profile = JSON.parse(await readFile(path.join(folder, name), "utf8")) as CpuProfile;
    const frames = new Map(profile.nodes.map(({ id, callFrame }) => [id, callFrame]));
    let at = profile.startTime;
    for (const [index, id] of profile.samples.entries()) {
      const took = profile.timeDeltas[index] ?? 0;
      at += took;
      const frame = frames.get(id);
      if (!frame || idle.has(frame.functionName) || at < from || at > until) continue;
      const key = `${frame.functionName || "(anonymous)"}\n${describePlace(frame)}`;
      times.set(key, (times.get(key) ?? 0) + took);
      total += took;
    }
  }
  if (total === 0) throw new Error("The profiles tell nothing of the time of the load");
  const functions = [...times]
    .sort(([, a], [, b]) => b - a)
    .map(([key, time]) => {
      const [what = "", where = ""] = key.split("\n");
      return { share: time / total, what, where };
    });
  return { busy: total / (until - from), functions };
}

function describePlace({ url, lineNumber }: CpuProfile["nodes"][number]["callFrame"]): string {
  if (!url) return "";
  const file = url.startsWith("file:") ? path.relative("", fileURLToPath(url)) : url;
  return `${path.isAbsolute(file) ? path.relative("", file) : file}:${lineNumber + 1}`;
}
