import type { IncomingMessage } from "node:http";
import { getRequestListener } from "@hono/node-server";
import { config as loadDotenv } from "dotenv";
import { closeOnSignal, closeServer, createHttpServer, listen, runEntry } from "@/lib/process/http-server";
import { openOptions, parseProviderEnv } from "./env";
import { describeFirstStart, type OpenProvider, openProvider } from "./open";

const header = "x-client-address";

/** The provider on its own port; with the argument `seed` it only prepares the data folder and ends. */
await runEntry(async () => {
  loadDotenv({ quiet: true });
  const env = parseProviderEnv(process.env);
  const open = () => openProvider(openOptions(env));

  if (process.argv[2] === "seed") {
    const provider = await open();
    await provider.close();
    print(provider, [`${env.DATA_DIR} is ${provider.firstStart ? "prepared" : "prepared already"}`]);
    return;
  }

  // The port is taken first, so that a second start fails before it touches anything.
  const { server, serve } = createHttpServer();
  const port = await listen(server, env.PROVIDER_PORT, env.HOST, "PROVIDER_PORT");
  const provider = await open();
  const answer = getRequestListener(provider.fetch);
  serve((incoming, outgoing) => {
    incoming.rawHeaders = withAddress(incoming);
    answer(incoming, outgoing);
  });
  print(provider, [`Provider        http://localhost:${port}   (data in ${env.DATA_DIR})`]);
  closeOnSignal(async () => {
    await closeServer(server);
    await provider.close();
  });
});

/** Only a web app on this machine may say who the visitor is; for anybody else it is the socket's own address. */
function withAddress({ rawHeaders, headers, socket: { remoteAddress = "" } }: IncomingMessage): string[] {
  const peer = remoteAddress.replace(/^::ffff:/, "");
  const isLoopback = peer === "::1" || peer.startsWith("127.");
  if (isLoopback && headers[header]) return rawHeaders;
  const others = rawHeaders.filter((_, index) => rawHeaders[index - (index % 2)]?.toLowerCase() !== header);
  return [...others, header, peer];
}

function print({ firstStart }: OpenProvider, lines: string[]): void {
  console.log([...lines, ...(firstStart ? describeFirstStart(firstStart) : [])].join("\n"));
}
