import { mkdir, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { createHistogram } from "node:perf_hooks";
import type { OpenProvider } from "@/provider/open";
import { admin, type Installation, type SignIn, seedInstallation } from "../seed/installation";
import { type GrowthCall, listGrowthCalls } from "./calls";

type GrowthRow = { name: string /** Milliseconds, one for each installation. */; p50: number[] };

const rounds = 40;
const warmUps = 5;

/** How long each call takes in installations of different sizes, which take turns. */
async function measureGrowth(installations: readonly Installation[]): Promise<GrowthRow[]> {
  const callers = await Promise.all(installations.map(openCaller));
  try {
    const rows: GrowthRow[] = [];
    for (const [index, { name }] of (callers[0]?.calls ?? []).entries()) {
      const histograms = callers.map(() => createHistogram());
      for (let round = -warmUps; round < rounds; round++)
        for (const [size, { calls, send }] of callers.entries()) {
          const started = performance.now();
          await send(calls[index] as GrowthCall);
          const took = Math.round((performance.now() - started) * 1000);
          if (round >= 0) histograms[size]?.record(Math.max(1, took));
        }
      rows.push({ name, p50: histograms.map((histogram) => histogram.percentile(50) / 1000) });
    }
    return rows;
  } finally {
    for (const { provider } of callers) await provider.close();
  }
}

type Caller = { provider: OpenProvider; calls: GrowthCall[]; send(call: GrowthCall): Promise<void> };

async function openCaller(installation: Installation): Promise<Caller> {
  const { owner, open } = installation;
  const provider = await open();
  const tokens: Record<GrowthCall["as"], string | null> = {
    admin: await signIn(provider, admin),
    owner: await signIn(provider, owner),
    visitor: null,
  };
  return {
    provider,
    calls: listGrowthCalls(installation),
    async send({ path, as, isWhole = true }) {
      const token = tokens[as];
      const headers = token ? { authorization: `Bearer ${token}` } : undefined;
      const response = await provider.fetch(new Request(`http://provider/api${path}`, { headers }));
      if (!response.ok) throw new Error(`${path} answered ${response.status}`);
      if (isWhole) await response.arrayBuffer();
      else {
        const reader = response.body?.getReader();
        await reader?.read();
        await reader?.cancel();
      }
    },
  };
}

async function signIn({ fetch }: OpenProvider, { email, password }: SignIn): Promise<string> {
  const headers = { "content-type": "application/json" };
  const init = { method: "POST", headers, body: JSON.stringify({ email, password }) };
  const response = await fetch(new Request("http://provider/api/token/", init));
  if (!response.ok) throw new Error(`Signing in answered ${response.status}`);
  return ((await response.json()) as { access: string }).access;
}

/** Prints a table of `measureGrowth`, on new installations of these sizes in folders beside each other. */
export async function printGrowth(
  sizes: readonly number[],
  databaseUrls: readonly (string | undefined)[],
): Promise<void> {
  const folder = await mkdtemp(path.join(tmpdir(), "namaskard-bench-"));
  try {
    const installations: Installation[] = [];
    for (const [index, companies] of sizes.entries()) {
      const dataDir = path.join(folder, String(companies));
      await mkdir(dataDir);
      installations.push(await seedInstallation({ dataDir, databaseUrl: databaseUrls[index] }, companies));
    }
    console.log(`\n${"p50 in ms, by companies".padEnd(30)}${sizes.map((size) => String(size).padStart(10)).join("")}`);
    for (const { name, p50 } of await measureGrowth(installations)) {
      const growth = (p50.at(-1) ?? 0) / (p50[0] ?? 1);
      const cells = [...p50.map((time) => time.toFixed(2)), `${growth.toFixed(1)} ×`];
      console.log(name.padEnd(30) + cells.map((cell) => cell.padStart(10)).join(""));
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
