import { readFileSync } from "node:fs";
import { createServer } from "node:http";

/**
 * The yardstick: nothing but node:http, answering each path with a ready body from a JSON file, as a buffer or as a
 * string that is encoded anew for each answer.
 */
const [file, kind] = process.argv.slice(2);
const answers = Object.fromEntries(
  JSON.parse(readFileSync(file, "utf8")).map(({ path, type, encoding, body }) => {
    const bytes = Buffer.from(body, "base64");
    // What is compressed is no text; each of its bytes is one character then.
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
