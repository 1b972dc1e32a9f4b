import { once } from "node:events";
import { connect, createServer, type Server, type Socket } from "node:net";
import { text } from "node:stream/consumers";
import { openRelay, type Relay } from "./relay";

let servers: Server[];
let relay: Relay;
const sockets: Socket[] = [];

/** An echo server: once the client has sent everything, it answers with its own number and the text. */
async function openEcho(number: number): Promise<Server> {
  const server = createServer({ allowHalfOpen: true }, (socket) => {
    let said = "";
    sockets.push(socket);
    socket.setEncoding("utf8").on("data", (chunk) => (said += chunk));
    socket.on("error", () => {});
    socket.on("end", () => socket.end(number + said));
  });
  await once(server.listen(0, "127.0.0.1"), "listening");
  return server;
}

beforeEach(async () => {
  servers = [await openEcho(1), await openEcho(2)];
  relay = await openRelay(servers.map((server) => (server.address() as { port: number }).port));
});
afterEach(async () => {
  await relay.close();
  for (const server of servers) server.close();
});

test("each connection goes to the next server, and an end of one side is no end of the other", async () => {
  const large = "x".repeat(5_000_000);
  const answers = [];
  for (const said of ["a", "b", large]) {
    const socket = connect({ port: relay.port, host: "127.0.0.1", allowHalfOpen: true });
    socket.end(said);
    answers.push(await text(socket));
  }
  expect(answers.map((answer) => [answer[0], answer.length])).toEqual([
    ["1", 2],
    ["2", 2],
    ["1", large.length + 1],
  ]);
});

test("a connection that breaks on one side breaks on the other", async () => {
  const socket = connect(relay.port, "127.0.0.1");
  socket.on("error", () => {});
  socket.write("a");
  await once(servers[0] as Server, "connection");
  const far = sockets.at(-1) as Socket;
  const isBroken = new Promise((resolve) => far.once("close", resolve));
  socket.resetAndDestroy();
  expect(await isBroken).toBe(true);
});
