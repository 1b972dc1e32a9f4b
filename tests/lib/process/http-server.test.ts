import { once } from "node:events";
import { connect } from "node:net";
import { closeServer, createHttpServer, listen } from "@/lib/process/http-server";

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
