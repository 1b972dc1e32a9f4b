import { fork } from "node:child_process";
import { once } from "node:events";
import { writeFile } from "node:fs/promises";
import path from "node:path";
import { fileURLToPath } from "node:url";
import type { Answer } from "./answers";

export type Yardstick = { name: string; url: string; pids: number[]; close(): Promise<void> };

/** Starts a bare server in a process of its own, with the given answers. */
export async function startBareServer(
  kind: "buffer" | "string",
  answers: readonly Answer[],
  folder: string,
): Promise<Yardstick> {
  const file = path.join(folder, "bare-answers.json");
  await writeFile(file, JSON.stringify(answers.map((answer) => ({ ...answer, body: answer.body.toString("base64") }))));
  const child = fork(fileURLToPath(new URL("./bare.mjs", import.meta.url)), [file, kind], { execArgv: [] });
  const [port] = await once(child, "message");
  return {
    name: kind,
    pids: [child.pid ?? 0],
    url: `http://127.0.0.1:${port}`,
    close: async () => child.disconnect(),
  };
}
