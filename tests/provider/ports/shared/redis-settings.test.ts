import { execFile } from "node:child_process";
import { randomUUID } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { inspect, promisify } from "node:util";
import { log } from "@/lib/runtime/log/log";
import { openRedisState } from "@/provider/ports/shared/redis";
import type { SharedState } from "@/provider/ports/shared/shared-state";
import { findFreePort } from "../../../free-port";
import { makeCertificate } from "../../../servers/certificate";
import { openOwnRedis } from "../../../servers/redis";

const password = "p@ss/word 100%";
const secrets = /p@ss|p%40ss|wrong-secret/;
const prefix = `namaskard-test-${randomUUID()}:`;
const closing: (() => Promise<unknown>)[] = [];
let folder: string;
let printed: jest.SpyInstance[];

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "namaskard-settings-"));
  printed = [jest.spyOn(log, "error"), jest.spyOn(log, "info"), jest.spyOn(log, "warn")];
  for (const one of printed) one.mockImplementation(() => {});
});
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
  await rm(folder, { recursive: true, force: true });
});

/** The port of a server with these settings, or null if none can run. */
async function serve(...settings: string[]): Promise<string | null> {
  const server = await openOwnRedis(settings);
  if (server) closing.push(server.close);
  return server && new URL(server.url).port;
}

async function open(url: string): Promise<SharedState> {
  const state = await openRedisState({ url, prefix });
  closing.push(state.close);
  return state;
}

test("the password is used, a wrong one ends the start, and neither is ever printed", async () => {
  const port = await serve("--requirepass", password);
  if (!port) return;
  const encoded = encodeURIComponent(password);
  for (const user of ["", "default"])
    expect((await open(`redis://${user}:${encoded}@127.0.0.1:${port}`)).isAvailable()).toBe(true);
  for (const user of ["", ":wrong-secret@", `nobody:${encoded}@`]) {
    const error = await open(`redis://${user}127.0.0.1:${port}`).catch((failure: Error) => failure);
    expect(error).toMatchObject({ name: "StartError", message: "REDIS_URL: the server refuses this user or password" });
    expect(inspect(error, { depth: 10 })).not.toMatch(secrets);
  }
  expect(inspect(printed.map(({ mock }) => mock.calls))).not.toMatch(secrets);
});

test("sites in different databases of one server know nothing of each other", async () => {
  const port = await serve();
  if (!port) return;
  const [first, second] = [await open(`redis://127.0.0.1:${port}`), await open(`redis://127.0.0.1:${port}/1`)];
  const [heard, heardAfar] = [jest.fn(), jest.fn()];
  first.listen({ onMessage: heard, onGap: heard });
  second.listen({ onMessage: heardAfar, onGap: heardAfar });
  await first.announce("ours");
  await second.announce("theirs");
  expect([heard.mock.calls, heardAfar.mock.calls]).toEqual([[["ours"]], [["theirs"]]]);
  for (const state of [first, second])
    expect(await state.createLimiter({ name: "calls", points: 1, seconds: 60 }).take("a")).toBe(0);
  await expect(open(`redis://127.0.0.1:${port}/99`)).rejects.toThrow(
    "REDIS_URL: the server has no database of this number",
  );
});

test("a server without RESP3 is named as too old", async () => {
  const port = await serve("--rename-command", "HELLO", "");
  if (port)
    await expect(open(`redis://127.0.0.1:${port}`)).rejects.toThrow("REDIS_URL: the server is older than Redis 6.2");
});

test("TLS works with a certificate that is trusted, and with no other", async () => {
  const files = makeCertificate(folder);
  const tlsPort = await findFreePort();
  const port = files && (await serve(...tlsSettings(files, tlsPort)));
  if (!files || !port) return;
  const url = `rediss://localhost:${tlsPort}`;
  expect((await open(url)).isAvailable()).toBe(false);
  expect(printed[0]?.mock.calls).toEqual([
    [expect.stringContaining("is away"), undefined, expect.objectContaining({ reason: "DEPTH_ZERO_SELF_SIGNED_CERT" })],
  ]);
  // Node reads NODE_EXTRA_CA_CERTS at its start, so this takes a new process.
  const args = ["--import", "tsx", path.join(__dirname, "print-availability.ts"), url, prefix];
  const env = { ...process.env, NODE_EXTRA_CA_CERTS: files.certificate };
  expect((await promisify(execFile)(process.execPath, args, { env })).stdout).toBe("available\n");
});

function tlsSettings({ certificate, key }: { certificate: string; key: string }, port: number): string[] {
  const files = ["--tls-cert-file", certificate, "--tls-key-file", key, "--tls-ca-cert-file", certificate];
  return ["--tls-port", String(port), ...files, "--tls-auth-clients", "no"];
}
