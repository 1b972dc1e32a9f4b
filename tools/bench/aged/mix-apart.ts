import { fork } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import type { Mix, Use } from "./mix-uses";

/**
 * Runs `mixUses` in a process of its own, because this one measures pages afterwards and must not have aged with the
 * site.
 *
 * @throws an Error if that process ends early
 */
export async function mixApart(mix: Mix): Promise<Use> {
  const child = fork(fileURLToPath(new URL("./mix.ts", import.meta.url)), [JSON.stringify(mix)], {
    execArgv: ["--import", "tsx"],
  });
  const end = () => child.kill();
  const signals = ["SIGINT", "SIGTERM"] as const;
  for (const signal of signals) process.once(signal, end);
  const ended = once(child, "exit").then(([code]) => {
    throw new Error(`The mixed use ended with ${code}`);
  });
  try {
    const [use] = await Promise.race([once(child, "message"), ended]);
    return use as Use;
  } finally {
    ended.catch(() => {});
    for (const signal of signals) process.removeListener(signal, end);
  }
}
