import { readFileSync } from "node:fs";
import { createServer } from "node:http";

/** The yardstick: nothing but node:http, answering each path with a string that it was given in a JSON file. */
const answers = JSON.parse(readFileSync(process.argv[2], "utf8"));

const server = createServer((request, response) => {
  const { type, body } = answers[request.url];
  response.setHeader("content-type", type);
  response.end(body);
});

server.listen(0, "127.0.0.1", () => process.send(server.address().port));
process.on("disconnect", () => process.exit(0));
