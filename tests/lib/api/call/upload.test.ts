/** @jest-environment jsdom */
import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { upload } from "@/lib/api/call/upload";

let handle: (request: IncomingMessage, response: ServerResponse) => void;
const server = createServer((request, response) => {
  const cors = { "access-control-allow-origin": "*", "access-control-expose-headers": "retry-after" };
  for (const [name, value] of Object.entries(cors)) response.setHeader(name, value);
  if (request.method === "OPTIONS") response.end();
  else handle(request, response);
});
let url = "";

beforeAll(async () => {
  await once(server.listen(0, "127.0.0.1"), "listening");
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
});
afterAll(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

function buildForm(): FormData {
  const form = new FormData();
  form.append("file", new File([new Uint8Array(300_000)], "a.pdf"));
  return form;
}

test("an upload tells its progress and brings back the answer", async () => {
  handle = (request, response) => {
    request.resume().on("end", () => response.writeHead(429, { "retry-after": "7" }).end('{"detail":"Slow"}'));
  };
  // jsdom reports no upload progress by itself.
  const send = XMLHttpRequest.prototype.send;
  jest.spyOn(XMLHttpRequest.prototype, "send").mockImplementationOnce(function (this: XMLHttpRequest, body) {
    send.call(this, body);
    for (const loaded of [0, 51, 200])
      this.upload.dispatchEvent(new ProgressEvent("progress", { lengthComputable: true, loaded, total: 200 }));
  });
  const steps: number[] = [];
  const answer = await upload({ method: "POST", url, headers: {} }, buildForm(), (percent) => steps.push(percent));
  expect(answer).toEqual({ status: 429, text: '{"detail":"Slow"}', retryAfter: "7" });
  expect(steps).toEqual([0, 26, 100]);
});

test("its signal stops it", async () => {
  const controller = new AbortController();
  handle = () => controller.abort();
  const sending = upload({ method: "POST", url, headers: {}, signal: controller.signal }, buildForm());
  await expect(sending).rejects.toMatchObject({ name: "AbortError" });
  const late = upload({ method: "POST", url, headers: {}, signal: controller.signal }, buildForm());
  await expect(late).rejects.toBe(controller.signal.reason);
});

test("a lost connection fails it", async () => {
  handle = (request) => request.socket.destroy();
  jest.spyOn(console, "error").mockImplementation(() => {});
  await expect(upload({ method: "POST", url, headers: {} }, buildForm())).rejects.toMatchObject({ name: "TypeError" });
});
