import { setTimeout as delay } from "node:timers/promises";
import { listFloods } from "../floods/floods";
import type { SignIn } from "../seed/installation";
import { listActors } from "./actors";

/** The site, the demo's owner, and the duration. */
export type Mix = { url: string; owner: SignIn; companies: number; minutes: number };

/** Requests that were answered, refused because the site was busy, and cut off. */
export type Use = { answered: number; busy: number; cut: number };

const nothing = { status: 0, body: "" };
const tooBusy: readonly number[] = [429, 503, 504];

/** Seconds of a flood, and of the pause after it. */
const flood = { takes: 5, pause: 10 };

/** All kinds of use at once: every actor in parallel, and one flood after the other. */
export async function mixUses(mix: Mix): Promise<Use> {
  let until = performance.now() + mix.minutes * 60_000;
  const isOver = () => performance.now() > until;
  const use: Use = { answered: 0, busy: 0, cut: 0 };
  const actors = await listActors(mix);
  const act = async ({ name, pause, asks }: (typeof actors)[number]) => {
    for (let turn = 0; !isOver(); turn++) {
      const { status, body } = await asks(turn).catch(() => nothing);
      if (status === 0) use.cut++;
      else if (tooBusy.includes(status)) use.busy++;
      else if (status < 400 || status === 404) use.answered++;
      else {
        // Otherwise the other actors would go on to the end.
        until = 0;
        throw new Error(`${name} was answered with ${status}: ${body}`);
      }
      await delay(pause);
    }
  };
  const beFlooded = async () => {
    const floods = listFloods(mix.url);
    for (let turn = 0; !isOver(); turn++) {
      await floods[turn % floods.length]?.run(flood.takes).catch(() => {});
      await delay(flood.pause * 1000);
    }
  };
  await Promise.all([...actors.map(act), beFlooded()]);
  return use;
}
