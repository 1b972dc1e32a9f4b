import { randomUUID } from "node:crypto";
import { ApiUser } from "@/e2e/api-user";
import { saveProfile } from "@/e2e/company";
import { requestRaw } from "@/e2e/raw-request";
import { demoProfile } from "@/provider/seed/demo-content";
import { type Bench, workingSize } from "../bench";
import { Times } from "../load/times";
import type { SignIn } from "../seed/installation";

const rounds = 200;
const warmUps = 20;
const patience = 10_000;

/** Time from the answer to a save until a visitor sees the change; then saving and visiting on different processes. */
export async function measureSaveVisible(bench: Bench): Promise<void> {
  const size = workingSize(bench.options);
  const installation = await bench.installations.open(size);
  const site = await installation.openSite();
  try {
    await saveAndLook(bench, installation.owner, { processes: 1, saveAt: site.url, lookAt: site.url });
  } finally {
    await site.close();
  }
  const shared = await bench.installations.openOnServers(size);
  if (!shared) return bench.report.note("Two processes were not measured, for want of servers that they share");
  const pair = await shared.openPair();
  try {
    const { first, second } = pair;
    await saveAndLook(bench, shared.owner, { processes: 2, saveAt: first.url, lookAt: second.url });
  } finally {
    await pair.close();
  }
}

type Places = { processes: number; saveAt: string; lookAt: string };

async function saveAndLook({ report }: Bench, owner: SignIn, { processes, saveAt, lookAt }: Places): Promise<void> {
  const user = await ApiUser.signIn(saveAt, owner.email, owner.password);
  const [saved, seen] = [new Times(), new Times()];
  for (let round = -warmUps; round < rounds; round++) {
    const tagline = randomUUID();
    const started = performance.now();
    await saveProfile(user, { tagline });
    const answered = performance.now();
    await lookFor(lookAt, tagline);
    if (round < 0) continue;
    saved.add(started, answered);
    seen.add(answered);
  }
  for (const [name, { p50, p99 }, most] of [
    ["save, answered", saved, undefined],
    ["save → visible", seen, 50],
  ] as const)
    report.tell({
      section: "render",
      name,
      processes,
      values: { p50, p99 },
      targets: most === undefined ? [] : [{ of: "p99", most }],
    });
}

/** Requests the card until it contains the text. */
async function lookFor(url: string, text: string): Promise<void> {
  const until = performance.now() + patience;
  for (;;) {
    const { body } = await requestRaw(url, `/${demoProfile.slug}`);
    if (body.includes(text)) return;
    if (performance.now() > until) throw new Error(`A change was not to be seen within ${patience} ms`);
  }
}
