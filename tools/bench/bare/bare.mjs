import { readFileSync } from "node:fs";
import { createServer } from "node:http";

/**
 * The yardstick: plain node:http that answers each path with a prepared body from a JSON file, either as a buffer or as
 * a string that is encoded for every answer.
 */
const [file, kind] = process.argv.slice(2);
const answers = Object.fromEntries(
  JSON.parse(readFileSync(file, "utf8")).map(({ path, type, encoding, body }) => {
    const bytes = Buffer.from(body, "base64");
    // latin1 keeps the bytes of compressed bodies.
    const charset = encoding === "identity" ? "utf8" : "latin1";
    const headers = { "content-type": type, "content-length": bytes.length };
    if (encoding !== "identity") headers["content-encoding"] = encoding;
    return [path, { headers, charset, ready: kind === "buffer" ? bytes : bytes.toString(charset) }];
  }),
);

const server = createServer((request, response) => {
  const { headers, ready, charset } = answers[request.url];
  response.writeHead(200, headers);
  response.end(ready, charset);
});

server.listen(0, "127.0.0.1", () => process.send(server.address().port));
process.on("disconnect", () => process.exit(0));
