import { type ChildProcess, execFile } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import { appointmentLimits } from "@/lib/contract/visitors/values";
import { type Host, type Network, openNetwork } from "../servers/network";
import { endProgram, startProgram } from "../servers/test-server";

const secret = "one-secret-for-both-sides-of-the-wire";
const url = "http://192.0.2.1:8000";

/** A script of the web app that tries to sign in for visitors at these addresses, each to an unknown account. */
const signIns = `
  import { authOperations } from "./lib/contract/identity/operations.ts";
  import { callOperation } from "./lib/web/provider-client/call-operation.ts";
  const statuses = [];
  for (const address of process.argv.slice(1)) {
    const body = { email: crypto.randomUUID() + "@example.com", password: "a good password" };
    statuses.push((await callOperation(authOperations.signIn, { body, address })).status);
  }
  console.log(JSON.stringify(statuses));`;

let network: Network | null;
let provider: ChildProcess | undefined;
let dataDir: string;
let output = "";

beforeAll(async () => {
  network = openNetwork();
  dataDir = await mkdtemp(path.join(tmpdir(), "namaskard-network-"));
  if (network) provider = await startProvider(network);
});
afterAll(async () => {
  await endProgram(provider);
  network?.close();
  await rm(dataDir, { recursive: true, force: true });
});

test("a web app on another machine gives each visitor a limit of its own, and nobody else can", async () => {
  if (!network) return;
  const { web } = network;
  const visitors = ["203.0.113.1", "203.0.113.2", "2001:db8::1"];
  expect(await signInFrom(web, undefined, visitors)).toEqual([401, 429, 429]);
  expect(await signInFrom(web, `${secret}!`, [...visitors, "127.0.0.1"])).toEqual([429, 429, 429, 429]);
  expect(await signInFrom(web, secret, [...visitors, "203.0.113.1"])).toEqual([401, 401, 401, 429]);
  expect(output.match(/The web app is not believed/g)).toHaveLength(1);
  expect(output).not.toContain(secret);
});

test("nor by claims in calls that have no body, which are read in another way", async () => {
  if (!network) return;
  const { looksPerMinute } = appointmentLimits;
  const guesses = `
    const statuses = new Set();
    for (let index = 0; index <= ${looksPerMinute}; index++) {
      const headers = { "x-client-address": "203.0.113." + index };
      statuses.add((await fetch("${url}/api/public/appointments/guess-" + index + "/", { headers })).status);
    }
    console.log([...statuses].join());`;
  expect((await runOn(network.web, [], guesses)).trim()).toBe("404,429");
});

/** The provider as `npm run provider` starts it, with one sign-in a minute for each visitor. */
async function startProvider({ provider: { command }, web }: Network): Promise<ChildProcess> {
  const [program, ...args] = command;
  const settings = [`DATA_DIR=${dataDir}`, `PROVIDER_SECRET=${secret}`, "LOGIN_RATE_PER_MINUTE=1", "SEED_DEMO=false"];
  const isReady = async () => (await runOn(web, [], `console.log((await fetch("${url}/")).status)`)).trim() === "404";
  const start = [...args, "env", ...settings, process.execPath, "server/start.mjs", "provider"];
  const child = await startProgram(program, start, { isReady });
  for (const stream of [child.stdout, child.stderr]) stream?.on("data", (chunk) => (output += chunk));
  return child;
}

async function signInFrom(host: Host, known: string | undefined, addresses: string[]): Promise<number[]> {
  const settings = [`PROVIDER_URL=${url}`, `PROVIDER_SECRET=${known ?? ""}`];
  return JSON.parse(await runOn(host, settings, signIns, addresses));
}

/** Runs a script on the host. @returns its output */
async function runOn({ command }: Host, settings: string[], script: string, args: string[] = []): Promise<string> {
  const [program, ...before] = command;
  const node = [process.execPath, "--import", "tsx", "--input-type=module", "-e", script, "--", ...args];
  const { stdout } = await promisify(execFile)(program, [...before, "env", ...settings, ...node]);
  return stdout;
}
