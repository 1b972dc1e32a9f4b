import { once } from "node:events";
import { Agent, type IncomingMessage, request } from "node:http";
import { connect } from "node:net";
import { text } from "node:stream/consumers";
import { createHttpServer, listen } from "@/lib/runtime/http/http-server";
import { retireServer } from "@/lib/runtime/http/retire-server";

const times = { patience: 2_000, silence: 200, drainTime: 2_000 };

const open = async () => {
  const { server, serve } = createHttpServer();
  server.keepAliveTimeout = 2_000;
  const port = await listen(server, 0, "127.0.0.1", "PORT");
  const held: (() => void)[] = [];
  serve((request, response) => {
    const answer = () => response.end("served");
    if (request.url === "/held") held.push(answer);
    else answer();
  });
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const ask = async (path = "/") => {
    const [answer] = (await once(request({ port, path, agent }).end(), "response")) as [IncomingMessage];
    return { connection: answer.headers.connection, body: await text(answer) };
  };
  return { server, port, agent, ask, held };
};

test.each([
  ["that serves already", true],
  ["that waits for its end", false],
])('for a successor %s, an idle connection is served once more with "Connection: close"', async (_, isReplaced) => {
  const { server, ask } = await open();
  expect(await ask()).toEqual({ connection: "keep-alive", body: "served" });
  const retired = retireServer(server, isReplaced, times);
  await pause(300);
  expect(await ask()).toEqual({ connection: "close", body: "served" });
  await retired;
});

test("an idle connection ends after its announced keep-alive timeout", async () => {
  const { server, ask } = await open();
  server.keepAliveTimeout = 300;
  await ask();
  const started = Date.now();
  await retireServer(server, true, times);
  expect(Date.now() - started).toBeLessThan(times.patience);
});

test("a request under way is finished, by itself taking as long as it likes", async () => {
  const { server, ask, held } = await open();
  const answer = ask("/held");
  await until(() => held.length === 1);
  const retired = retireServer(server, false, { ...times, drainTime: 0 });
  await pause(200);
  held[0]?.();
  expect((await answer).body).toBe("served");
  await retired;
});

test("new visitors are served as long as nobody else does", async () => {
  const { server, ask, held, port } = await open();
  const answer = ask("/held");
  await until(() => held.length === 1);
  const retired = retireServer(server, false, times);
  const fresh = await fetch(`http://127.0.0.1:${port}/`);
  expect([fresh.headers.get("connection"), await fresh.text()]).toEqual(["close", "served"]);
  held[0]?.();
  await answer;
  await retired;
  await expect(fetch(`http://127.0.0.1:${port}/`)).rejects.toThrow();
});

test("where another serves, no new visitor is taken from the beginning", async () => {
  const { server, ask, held, port } = await open();
  const answer = ask("/held");
  await until(() => held.length === 1);
  const retired = retireServer(server, true, times);
  await expect(fetch(`http://127.0.0.1:${port}/`)).rejects.toThrow();
  held[0]?.();
  expect((await answer).body).toBe("served");
  await retired;
});

test("a connection opened in advance does not keep a successor waiting", async () => {
  const { server, port, ask, held } = await open();
  const answer = ask("/held");
  await until(() => held.length === 1);
  const retired = retireServer(server, false, times);
  const idle = connect(port, "127.0.0.1");
  await once(idle, "connect");
  held[0]?.();
  await answer;
  const gone = once(idle.resume(), "close");
  await Promise.all([retired, gone]);
});

test.each([
  ["that serves already", true],
  ["that waits for its end", false],
])("for a successor %s, streams of events end at once, as often as they are opened again", async (_, isReplaced) => {
  const { server, serve } = createHttpServer();
  const port = await listen(server, 0, "127.0.0.1", "PORT");
  serve((_request, response) => void response.writeHead(200, { "content-type": "text/event-stream" }).write(":\n\n"));
  const headers = { accept: "text/event-stream" };
  const stream = await fetch(`http://127.0.0.1:${port}/`, { headers });
  const retired = retireServer(server, isReplaced, times);
  expect(await stream.text()).toBe(":\n\n");
  const again = await fetch(`http://127.0.0.1:${port}/`, { headers })
    .then((response) => response.text())
    .catch(() => "nobody listens");
  expect(again).toMatch(/^:\n\n$|^nobody listens$/);
  await retired;
});

test("connections that never end are cut in the end", async () => {
  const { server, ask, held } = await open();
  const answer = ask("/held").catch(() => "cut");
  await until(() => held.length === 1);
  await retireServer(server, true, { ...times, patience: 200 });
  expect(await answer).toBe("cut");
});

const pause = (time: number) => new Promise((resolve) => setTimeout(resolve, time));

async function until(isTrue: () => boolean): Promise<void> {
  while (!isTrue()) await pause(5);
}
