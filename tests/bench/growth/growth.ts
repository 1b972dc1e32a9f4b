import { createHistogram } from "node:perf_hooks";
import type { OpenProvider } from "@/provider/open";
import { admin } from "../../../e2e/site";
import type { Bench } from "../bench";
import { describeCopy } from "../seed/copies";
import type { Installation, SignIn } from "../seed/installation";
import { type GrowthCall, listGrowthCalls } from "./calls";
import { measureSites } from "./sites";
import { tellGrowth } from "./tell-growth";

const rounds = 40;
const warmUps = 5;

/** How long each call, and each page where it is first asked for, takes in installations of different sizes. */
export async function measureGrowth(bench: Bench): Promise<void> {
  const installations: Installation[] = [];
  for (const companies of bench.options.companies) installations.push(await bench.installations.open(companies));
  await measureCalls(bench, installations);
  await measureSites(bench, installations);
}

/** The sizes take turns with each call. */
async function measureCalls(bench: Bench, installations: readonly Installation[]): Promise<void> {
  const callers: Caller[] = [];
  try {
    for (const installation of installations) callers.push(await openCaller(installation));
    for (const [index, { name }] of (callers[0]?.calls ?? []).entries()) {
      const histograms = callers.map(() => createHistogram());
      for (let round = -warmUps; round < rounds; round++)
        for (const [size, { calls, send }] of callers.entries()) {
          const started = performance.now();
          await send(calls[index] as GrowthCall);
          const took = Math.round((performance.now() - started) * 1000);
          if (round >= 0) histograms[size]?.record(Math.max(1, took));
        }
      tellGrowth(bench, name, histograms);
    }
  } finally {
    for (const { provider } of callers) await provider.close();
  }
}

type Caller = { provider: OpenProvider; calls: GrowthCall[]; send(call: GrowthCall): Promise<void> };

async function openCaller({ companies, owner, openProvider }: Installation): Promise<Caller> {
  const provider = await openProvider();
  const tokens: Record<GrowthCall["as"], string | null> = {
    admin: await signIn(provider, admin),
    owner: await signIn(provider, owner),
    visitor: null,
  };
  return {
    provider,
    calls: listGrowthCalls(companies, describeCopy(64)),
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
