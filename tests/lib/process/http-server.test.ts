import { once } from "node:events";
import type { Server } from "node:http";
import { connect } from "node:net";
import { closeServer, createHttpServer, httpLimits, listen } from "@/lib/process/http-server";

const open = async () => {
  const opened = createHttpServer();
  const port = await listen(opened.server, 0, "127.0.0.1", "PORT");
  return { ...opened, port, url: `http://127.0.0.1:${port}` };
};

test("a taken port is one plain line that names the setting", async () => {
  const { server, port } = await open();
  const second = listen(createHttpServer().server, port, "127.0.0.1", "PORT");
  await expect(second).rejects.toMatchObject({
    name: "StartError",
    message: `PORT ${port}: another process listens on this port`,
  });
  await closeServer(server);
});

test("until it is ready it answers 503, then what it is given", async () => {
  const { server, serve, url } = await open();
  expect((await fetch(url)).status).toBe(503);
  serve((_, response) => response.end("ready"));
  expect(await (await fetch(url)).text()).toBe("ready");
  await closeServer(server);
});

test("closing lets a request under way finish and ends idle connections", async () => {
  const { server, serve, url, port } = await open();
  serve((_, response) => setTimeout(() => response.end("finished"), 300));
  const idle = connect(port, "127.0.0.1");
  await once(idle, "connect");
  const answer = fetch(url).then((response) => response.text());
  await new Promise((resolve) => setTimeout(resolve, 100));
  const gone = once(idle, "close");
  idle.resume();
  const started = Date.now();
  await closeServer(server, 5_000);
  expect(Date.now() - started).toBeLessThan(2_000);
  expect(await answer).toBe("finished");
  await gone;
});

test("closing does not wait for ever", async () => {
  const { server, serve, url } = await open();
  serve(() => {});
  const answer = fetch(url).then(
    () => "answered",
    () => "cut",
  );
  await new Promise((resolve) => setTimeout(resolve, 100));
  const started = Date.now();
  await closeServer(server, 200);
  expect(Date.now() - started).toBeLessThan(2_000);
  expect(await answer).toBe("cut");
});

describe("requests that are sent ahead on one connection", () => {
  const request = "GET / HTTP/1.1\r\nHost: x\r\n\r\n";
  /** Begun requests, each with the function that answers it. */
  const serveByHand = async () => {
    const opened = await open();
    const answers: (() => void)[] = [];
    opened.serve((_, response) => {
      const number = answers.length + 1;
      answers.push(() => response.end(`<answer ${number}>`));
    });
    const socket = connect(opened.port, "127.0.0.1");
    socket.on("error", () => {});
    const begun = (count: number) => until(() => answers.length >= count);
    return { ...opened, answers, begun, socket };
  };

  test("begin one after another and are answered in order", async () => {
    const { server, answers, begun, socket } = await serveByHand();
    let received = "";
    socket.on("data", (chunk) => {
      received += chunk;
    });
    socket.write(request.repeat(3));
    for (const count of [1, 2, 3]) {
      await begun(count);
      await moment();
      expect(answers).toHaveLength(count);
      answers[count - 1]?.();
    }
    await until(() => received.includes("<answer 3>"));
    expect(received.match(/<answer \d>/g)).toEqual(["<answer 1>", "<answer 2>", "<answer 3>"]);
    socket.destroy();
    await closeServer(server);
  });

  test("end the connection where there are too many, and none more begins", async () => {
    const { server, answers, socket } = await serveByHand();
    const gone = once(socket, "close");
    socket.write(request.repeat(httpLimits.requestsAhead + 2));
    await gone;
    for (const answer of answers) answer();
    await moment();
    expect(answers).toHaveLength(1);
    await closeServer(server);
  });

  test("may be as many as the limit", async () => {
    const { server, answers, begun, socket } = await serveByHand();
    socket.write(request.repeat(httpLimits.requestsAhead + 1));
    for (let count = 1; count <= httpLimits.requestsAhead + 1; count++) {
      await begun(count);
      answers[count - 1]?.();
    }
    socket.destroy();
    await closeServer(server);
  });

  test("never begin when the connection has gone", async () => {
    const { server, answers, begun, socket } = await serveByHand();
    socket.write(request.repeat(3));
    await begun(1);
    socket.destroy();
    await until(async () => (await countConnections(server)) === 0);
    answers[0]?.();
    await moment();
    expect(answers).toHaveLength(1);
    await closeServer(server);
  });

  test("begin only as their reader takes what was answered before", async () => {
    const { server, serve, port } = await open();
    let begun = 0;
    serve((_, response) => {
      begun++;
      response.end(Buffer.alloc(32 * 1024 * 1024));
    });
    const socket = connect(port, "127.0.0.1").pause();
    socket.write(request.repeat(3));
    await until(() => begun === 1);
    await moment();
    expect(begun).toBe(1);
    socket.resume();
    await until(() => begun === 3);
    socket.destroy();
    await closeServer(server);
  });
});

test("a connection whose reader stands still is ended", async () => {
  const { server, serve, port } = await open();
  server.setTimeout(200);
  serve((_, response) => response.end(Buffer.alloc(32 * 1024 * 1024)));
  const socket = connect(port, "127.0.0.1").pause();
  socket.on("error", () => {});
  socket.write("GET / HTTP/1.1\r\nHost: x\r\n\r\n");
  await until(async () => (await countConnections(server)) === 1);
  await until(async () => (await countConnections(server)) === 0);
  socket.destroy();
  await closeServer(server);
});

test.each([
  [
    "a body that waits to be asked for",
    "Expect: 100-continue\r\nContent-Length: 2\r\n",
    /^HTTP\/1.1 100 Continue\r\n\r\nHTTP\/1.1 200 /,
  ],
  ["an expectation that nobody knows", "Expect: the-unexpected\r\nContent-Length: 0\r\n", /^HTTP\/1.1 200 /],
])("%s is answered", async (_, lines, expected) => {
  const { server, serve, port } = await open();
  serve((_, response) => response.end("served"));
  let received = "";
  const socket = connect(port, "127.0.0.1").on("data", (chunk) => {
    received += chunk;
    if (received.endsWith("100 Continue\r\n\r\n")) socket.write("{}");
  });
  socket.write(`POST / HTTP/1.1\r\nHost: x\r\n${lines}\r\n`);
  await until(() => received.includes("served"));
  expect(received).toMatch(expected);
  socket.destroy();
  await closeServer(server);
});

test("nothing is tunnelled", async () => {
  const { server, serve, port } = await open();
  const listener = jest.fn();
  serve(listener);
  const socket = connect(port, "127.0.0.1");
  const gone = once(socket, "close");
  socket.resume().write("CONNECT elsewhere.test:443 HTTP/1.1\r\nHost: elsewhere.test\r\n\r\n");
  await gone;
  expect(listener).not.toHaveBeenCalled();
  await closeServer(server);
});

const moment = () => new Promise((resolve) => setTimeout(resolve, 100));

async function until(isTrue: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await isTrue())) await new Promise((resolve) => setTimeout(resolve, 5));
}

function countConnections(server: Server): Promise<number> {
  return new Promise((resolve) => server.getConnections((_, count) => resolve(count)));
}
