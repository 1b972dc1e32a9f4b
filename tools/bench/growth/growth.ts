import { admin } from "@/e2e/site";
import type { OpenProvider } from "@/provider/open";
import type { Bench } from "../bench";
import { Times } from "../load/times";
import { describeCopy } from "../seed/copies";
import type { Installation } from "../seed/installation";
import { signInTo } from "../seed/sign-in-to";
import { type GrowthCall, listGrowthCalls } from "./calls";
import { measureSites } from "./sites";
import { tellGrowth } from "./tell-growth";

const rounds = 40;
const warmUps = 5;

/** The time of each call and of each page's first rendering, in installations of different sizes. */
export async function measureGrowth(bench: Bench): Promise<void> {
  const installations: Installation[] = [];
  for (const companies of bench.options.companies) installations.push(await bench.installations.open(companies));
  await measureCalls(bench, installations);
  await measureSites(bench, installations);
}

/** Alternates between the sizes for each call. */
async function measureCalls(bench: Bench, installations: readonly Installation[]): Promise<void> {
  const callers: Caller[] = [];
  try {
    for (const installation of installations) callers.push(await openCaller(installation));
    for (const [index, { name }] of (callers[0]?.calls ?? []).entries()) {
      const measured = callers.map(() => new Times());
      for (let round = -warmUps; round < rounds; round++)
        for (const [size, { calls, send }] of callers.entries()) {
          const started = performance.now();
          await send(calls[index] as GrowthCall);
          if (round >= 0) measured[size]?.add(started);
        }
      tellGrowth(bench, name, measured);
    }
  } finally {
    for (const { provider } of callers) await provider.close();
  }
}

type Caller = { provider: OpenProvider; calls: GrowthCall[]; send(call: GrowthCall): Promise<void> };

async function openCaller({ companies, owner, openProvider }: Installation): Promise<Caller> {
  const provider = await openProvider();
  const tokens: Record<GrowthCall["as"], string | null> = {
    admin: await signInTo(provider, admin),
    owner: await signInTo(provider, owner),
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
