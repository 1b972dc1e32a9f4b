import { httpLimits } from "@/lib/runtime/http/http-server";
import type { Page, Wire } from "../pages/page";
import { pickWire } from "../send";
import { readPlainRequest } from "./plain-request";
import type { AnswerAtOnce } from "./shortcut";

type Options = {
  /** The page that can be shown at once under this path, as a page cache's `lookup` finds it. */
  lookup: (path: string) => Page | undefined;
  countKept: () => void;
};

/** Answers plain requests for pages that are kept, with the very bytes that the listener would send. */
export function createKeptAnswers({ lookup, countKept }: Options): AnswerAtOnce {
  return function answer(received) {
    const request = readPlainRequest(received);
    const page = request && lookup(request.path);
    if (!page) return null;
    countKept();
    const wire = pickWire(page, request.ifNoneMatch, request.acceptEncoding);
    return { head: writeHead(wire), body: wire.body };
  };
}

const starts = { 200: "HTTP/1.1 200 OK\r\n", 304: "HTTP/1.1 304 Not Modified\r\n" } as const;
const connection = `Connection: keep-alive\r\nKeep-Alive: timeout=${httpLimits.keepAliveTimeout / 1000}\r\n\r\n`;

/** As Node's `writeHead` does. */
function writeHead({ status, headers }: Wire): string {
  let head: string = starts[status];
  for (let index = 0; index < headers.length; index += 2) head += `${headers[index]}: ${headers[index + 1]}\r\n`;
  return `${head}Date: ${new Date().toUTCString()}\r\n${connection}`;
}
