import { fork } from "node:child_process";
import { once } from "node:events";
import { writeFile } from "node:fs/promises";
import path from "node:path";
import { fileURLToPath } from "node:url";

export type BareServer = { url: string; pid: number; close(): void };

export type BareAnswers = Record<string, { type: string; body: string }>;

/** Starts the yardstick in a process of its own, with the given answers. */
export async function startBareServer(answers: BareAnswers, folder: string): Promise<BareServer> {
  const file = path.join(folder, "bare-answers.json");
  await writeFile(file, JSON.stringify(answers));
  const child = fork(fileURLToPath(new URL("./bare.mjs", import.meta.url)), [file], { execArgv: [] });
  const [port] = await once(child, "message");
  return { pid: child.pid ?? 0, url: `http://127.0.0.1:${port}`, close: () => child.disconnect() };
}
