import { findFreePort } from "../tests/free-port";
import { openRelay } from "../tests/servers/relay";
import type { ServerProcess } from "./server-process";

/** Two processes of one command behind one address, with connections alternating. */
export type Pair = ServerProcess & { first: ServerProcess; second: ServerProcess };

export type Start = (settings: Record<string, string>) => Promise<ServerProcess>;

const secrets = {
  AUTH_SECRET: "a secret for sessions that both processes know",
  TOKEN_SECRET: "a secret for tokens that both processes know",
};

/** As on two machines: they share the secrets and what `settings` name, but no folder. */
export async function startPair(start: Start, settings: Record<string, string>): Promise<Pair> {
  const port = await findFreePort();
  const url = `http://localhost:${port}`;
  const startOne = () => start({ ...secrets, SITE_URL: url, ...settings });
  // Started together, to check that first-start work happens once.
  const [first, second] = await startBoth(startOne);
  const relay = await openRelay(
    [first, second].map((one) => Number(new URL(one.url).port)),
    port,
  );
  const onBoth = (work: (one: ServerProcess) => Promise<void>) => Promise.all([first, second].map(work));
  return {
    url,
    dataDir: first.dataDir,
    first,
    second,
    output: () => first.output() + second.output(),
    webPids: () => [...first.webPids(), ...second.webPids()],
    signal(signal) {
      for (const one of [first, second]) one.signal(signal);
    },
    async start() {
      await onBoth((one) => one.start());
    },
    async kill(signal) {
      await onBoth((one) => one.kill(signal));
    },
    pause() {
      for (const one of [first, second]) one.pause();
    },
    resume() {
      for (const one of [first, second]) one.resume();
    },
    async close() {
      await onBoth((one) => one.close());
      await relay.close();
    },
  };
}

/** @throws the failure of one, after closing the other */
async function startBoth(startOne: () => Promise<ServerProcess>): Promise<[ServerProcess, ServerProcess]> {
  const [first, second] = await Promise.allSettled([startOne(), startOne()]);
  if (first.status === "fulfilled" && second.status === "fulfilled") return [first.value, second.value];
  for (const outcome of [first, second]) if (outcome.status === "fulfilled") await outcome.value.close();
  throw first.status === "rejected" ? first.reason : second.status === "rejected" && second.reason;
}
