import { getRequestListener } from "@hono/node-server";
import { config as loadDotenv } from "dotenv";
import { boundGarbage } from "@/lib/runtime/bound-garbage";
import { closeOnSignal, closeServer, createHttpServer, listen, runEntry } from "@/lib/runtime/http/http-server";
import { log, openLog } from "@/lib/runtime/log/log";
import { createRegistry, serveMetrics } from "@/lib/runtime/metrics";
import { openTraces } from "@/lib/runtime/traces/open";
import { openOptions, parseProviderEnv } from "./env";
import { createVisitorAddress } from "./kernel/http/visitor-address";
import { describeFirstStart, type OpenProvider, openProvider } from "./open";

/** The provider on its own port; with the argument `seed` it only prepares the data folder and ends. */
await runEntry(async () => {
  boundGarbage();
  loadDotenv({ quiet: true });
  const env = parseProviderEnv(process.env);
  openLog(env);
  // What asks a service to take its settings anew would end this one; a terminal that is closed still does.
  if (!process.stdout.isTTY)
    process.on("SIGHUP", () => log.warn("SIGHUP does nothing here: stop and start the provider to change settings"));
  // Whatever keeps services running starts it again.
  const onStuck = () => process.exit(1);
  const open = () => openProvider({ ...openOptions(env), onStuck });

  if (process.argv[2] === "seed") {
    const provider = await open();
    await provider.close();
    print(provider, [`${env.DATA_DIR} is ${provider.firstStart ? "prepared" : "prepared already"}`]);
    return;
  }

  // The port is taken first, so that a second start fails before it touches anything.
  const { server, serve } = createHttpServer();
  const closeTraces = await openTraces(env);
  const port = await listen(server, env.PROVIDER_PORT, env.HOST, "PROVIDER_PORT");
  const provider = await open();
  const answer = getRequestListener(provider.fetch);
  const settleAddress = createVisitorAddress(env.PROVIDER_SECRET);
  serve((incoming, outgoing) => {
    settleAddress(incoming);
    answer(incoming, outgoing);
  });
  const registry = createRegistry();
  provider.measure(registry);
  const metrics = await serveMetrics(env, () => registry.metrics());
  print(provider, [`Provider        http://localhost:${port}   (data in ${env.DATA_DIR})`]);
  closeOnSignal(async () => {
    await Promise.all([closeServer(server), metrics.close()]);
    await provider.close();
    await closeTraces();
  });
});

function print({ firstStart }: OpenProvider, lines: string[]): void {
  console.log([...lines, ...(firstStart ? describeFirstStart(firstStart) : [])].join("\n"));
}
