import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { holdSocket } from "@/server/processes/hold-socket";
import { findFreePort } from "../../free-port";

/**
 * Node has no public API to bind a port without accepting connections, so `holdSocket` uses internals of
 * `node:cluster`; last checked with Node 20.20. If these tests fail on a newer release, the internals have changed.
 */
const listening = `
  const { createServer } = require("node:http");
  process.on("message", (name, handle) =>
    createServer((_, response) => response.end(name)).listen(handle, () => process.send("listening")));
  process.on("disconnect", () => process.exit());
`;

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "namaskard-socket-"));
  await writeFile(path.join(folder, "listening.cjs"), listening);
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function startListening(name: string, handle: object): Promise<ChildProcess> {
  const child = fork(path.join(folder, "listening.cjs"));
  child.send(name, handle as never);
  await once(child, "message");
  return child;
}

async function end(child: ChildProcess): Promise<void> {
  const gone = once(child, "exit");
  child.kill("SIGKILL");
  await gone;
}

test("whoever asks while nobody listens any more waits, and the next one answers", async () => {
  const { handle, port } = await holdSocket(0, "127.0.0.1", "PORT");
  const ask = async () => (await fetch(`http://127.0.0.1:${port}/`, { headers: { connection: "close" } })).text();
  const first = await startListening("first", handle);
  expect(await ask()).toBe("first");
  await end(first);
  const asked = ask();
  const second = await startListening("second", handle);
  expect(await asked).toBe("second");
  await end(second);
});

test("several listen at once, and the one that goes takes nobody with it", async () => {
  const { handle, port } = await holdSocket(0, "127.0.0.1", "PORT");
  const children = [await startListening("one", handle), await startListening("other", handle)];
  await end(children[0] as ChildProcess);
  const answers = Array.from({ length: 20 }, async () => (await fetch(`http://127.0.0.1:${port}/`)).text());
  expect(new Set(await Promise.all(answers))).toEqual(new Set(["other"]));
  await end(children[1] as ChildProcess);
});

test("a taken port is one plain line that names the setting", async () => {
  const port = await findFreePort();
  const server = createServer().listen(port, "127.0.0.1");
  await once(server, "listening");
  await expect(holdSocket(port, "127.0.0.1", "PORT")).rejects.toMatchObject({
    name: "StartError",
    message: `PORT ${port}: another process listens on this port`,
  });
  server.close();
});

test.each(["nowhere.invalid", "192.0.2.1"])("so is HOST %s, which is not this machine's", async (host) => {
  await expect(holdSocket(0, host, "PORT")).rejects.toMatchObject({
    name: "StartError",
    message: expect.stringMatching(/^PORT 0: cannot listen on HOST \S+ \(E\w+\)$/),
  });
});
