import { readFileSync } from "node:fs";
import { createServer } from "node:http";

/** The yardstick: nothing but node:http, answering each path with the ready bytes of a text from a JSON file. */
const answers = Object.fromEntries(
  Object.entries(JSON.parse(readFileSync(process.argv[2], "utf8"))).map(([url, { type, body }]) => {
    const bytes = Buffer.from(body);
    return [url, { headers: { "content-type": type, "content-length": bytes.length }, bytes }];
  }),
);

const server = createServer((request, response) => {
  const { headers, bytes } = answers[request.url];
  response.writeHead(200, headers);
  response.end(bytes);
});

server.listen(0, "127.0.0.1", () => process.send(server.address().port));
process.on("disconnect", () => process.exit(0));
