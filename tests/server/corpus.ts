import { atLength } from "../at-length";

/**
 * One connection: the pieces are sent as a packet each. `ends` closes the sending side with the last piece or some time
 * later; the difference matters because rendering is cancelled once the client has closed its side.
 */
export type Conversation = { name: string; pieces: (string | Buffer)[]; ends?: "at once" | "later" };

const get = (path = "/lamps", more = "", version = "HTTP/1.1") => `GET ${path} ${version}\r\nHost: x\r\n${more}\r\n`;
const kept = get();
const other = get("/login");
const raw = (text: string) => Buffer.from(text, "latin1");

const heads: Record<string, string | Buffer> = {
  "a kept page": kept,
  "a kept page by its headers alone": kept.replace("GET", "HEAD"),
  "a kept page with a query": get("/lamps?utm=a&b=%00"),
  "a kept page under another spelling": get("/l%61mps"),
  "a kept page under two slashes": get("//lamps"),
  "a kept page with dots": get("/x/../lamps"),
  "a kept page with a fragment": get("/lamps#a"),
  "an absolute address": get("http://evil.test/lamps"),
  "an authority": get("evil.test:80"),
  "an asterisk": get("*"),
  "no path": "GET  HTTP/1.1\r\nHost: x\r\n\r\n",
  "no method": "/lamps HTTP/1.1\r\nHost: x\r\n\r\n",
  "no version": "GET /lamps\r\nHost: x\r\n\r\n",
  "HTTP/0.9": "GET /lamps\r\n",
  "HTTP/1.0": get("/lamps", "", "HTTP/1.0"),
  "HTTP/1.0 that stays": get("/lamps", "Connection: keep-alive\r\n", "HTTP/1.0"),
  "HTTP/1.2": get("/lamps", "", "HTTP/1.2"),
  "HTTP/2": "PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n",
  "small letters": kept.toLowerCase(),
  "a method that nobody knows": kept.replace("GET", "GETS"),
  "two spaces": kept.replace("GET /", "GET  /"),
  "a tab": kept.replace("GET /", "GET\t/"),
  "a space after the version": kept.replace("1.1\r\n", "1.1 \r\n"),
  "an empty line before": `\r\n${kept}`,
  "empty lines before": `\r\n\r\n\r\n${kept}`,
  "a space before": ` ${kept}`,
  "line feeds alone": kept.replaceAll("\r\n", "\n"),
  "carriage returns alone": kept.replaceAll("\r\n", "\r"),
  "a line feed at the end alone": kept.replace(/\r\n\r\n$/, "\r\n\n"),
  "a carriage return too many": kept.replace("x\r\n", "x\r\r\n"),
  "no host": "GET /lamps HTTP/1.1\r\nAccept: */*\r\n\r\n",
  "no header at all": "GET /lamps HTTP/1.1\r\n\r\n",
  "an empty host": "GET /lamps HTTP/1.1\r\nHost: \r\n\r\n",
  "two hosts": get("/lamps", "Host: y\r\n"),
  "a host with a space before its colon": "GET /lamps HTTP/1.1\r\nHost : x\r\n\r\n",
  "a header without a colon": get("/lamps", "Accept\r\n"),
  "a header without a name": get("/lamps", ": a\r\n"),
  "a header without a space": get("/lamps", "Accept:*/*\r\n"),
  "a header with a tab": get("/lamps", "Accept:\t*/*\r\n"),
  "a header over two lines": get("/lamps", "Accept: a\r\n b\r\n"),
  "a header with a null": raw(get("/lamps", "Accept: a\0b\r\n")),
  "a header with a line feed within": get("/lamps", "Accept: a\nContent-Length: 5\r\n"),
  "a header with high letters": raw(get("/lamps", "Accept: \xe9\r\n")),
  "a header with odd signs in its name": get("/lamps", "Ac(cept: a\r\n"),
  "a header that nobody knows": get("/lamps", "X-Odd: a\r\n"),
  "a long header": get("/lamps", `Cookie: ${"a".repeat(7_000)}\r\n`),
  "a longer header": get("/lamps", `Cookie: ${"a".repeat(9_000)}\r\n`),
  "too long a header": get("/lamps", `Cookie: ${"a".repeat(20_000)}\r\n`),
  "too long an address": get(`/${"a".repeat(9_000)}`),
  "many headers": get("/lamps", "Accept: a\r\n".repeat(150)),
  "every encoding": get("/lamps", "Accept-Encoding: gzip, deflate, br, zstd\r\n"),
  "one encoding": get("/lamps", "accept-encoding: gzip\r\n"),
  "an encoding refused": get("/lamps", "Accept-Encoding: br;q=0, gzip;q=0.5\r\n"),
  "encodings twice": get("/lamps", "Accept-Encoding: gzip\r\nAccept-Encoding: br\r\n"),
  "what was seen": get("/lamps", 'If-None-Match: "a", *\r\n'),
  "anything seen": get("/lamps", "If-None-Match: *\r\n"),
  "seen twice": get("/lamps", 'If-None-Match: "a"\r\nIf-None-Match: *\r\n'),
  ...Object.fromEntries(
    [
      " *",
      "* ",
      " * ",
      "*\t",
      "\t*",
      "*,",
      ",*",
      "*, *",
      "W/*",
      '"*"',
      "**",
      '"a",',
      ", ,",
      'w/"a"',
      '"a" , W/"b"',
    ].map((seen) => [`seen as ${JSON.stringify(seen)}`, get("/lamps", `If-None-Match: ${seen}\r\n`)]),
  ),
  "a part": get("/lamps", "Range: bytes=0-3\r\n"),
  "the last answer": get("/lamps", "Connection: close\r\n"),
  "the last answer, in capitals": get("/lamps", "CONNECTION: CLOSE\r\n"),
  "a connection in two ways": get("/lamps", "Connection: keep-alive\r\nConnection: close\r\n"),
  "an upgrade": get("/lamps", "Connection: Upgrade\r\nUpgrade: websocket\r\n"),
  "an upgrade to HTTP/2": get(
    "/lamps",
    "Connection: Upgrade, HTTP2-Settings\r\nUpgrade: h2c\r\nHTTP2-Settings: AA\r\n",
  ),
  "an expectation": get("/lamps", "Expect: 100-continue\r\n"),
  "another expectation": get("/lamps", "Expect: 200-ok\r\n"),
  "a trailer": get("/lamps", "TE: trailers\r\nTrailer: X\r\n"),
  "the framework's headers": get("/lamps", "RSC: 1\r\nX-Middleware-Subrequest: middleware\r\n"),
  "a forwarded visitor": get("/lamps", "X-Forwarded-For: 10.0.0.1\r\nX-Forwarded-Host: evil.test\r\n"),
  "a page that is not kept": other,
  "a file that is not there": get("/lamps/none"),
  ...Object.fromEntries(
    ["POST", "PUT", "DELETE", "OPTIONS", "TRACE", "CONNECT", "PROPFIND"].map((method) => [
      `a kept page by ${method}`,
      kept.replace("GET", method),
    ]),
  ),
};

const bodies: Record<string, string> = {
  "a body": get("/lamps", "Content-Length: 5\r\n").concat("hello"),
  "a body that is a request": get("/lamps", `Content-Length: ${other.length}\r\n`).concat(other),
  "a body of nothing": get("/lamps", "Content-Length: 0\r\n"),
  "a length that is none": get("/lamps", "Content-Length: a\r\n").concat("hello"),
  "a length with a sign": get("/lamps", "Content-Length: +5\r\n").concat("hello"),
  "a length twice": get("/lamps", "Content-Length: 5\r\nContent-Length: 5\r\n").concat("hello"),
  "two lengths": get("/lamps", "Content-Length: 5\r\nContent-Length: 6\r\n").concat("hello"),
  "two lengths in one": get("/lamps", "Content-Length: 5, 5\r\n").concat("hello"),
  "a length below zero": get("/lamps", "Content-Length: -1\r\n"),
  "a length with a space before its colon": get("/lamps", "Content-Length : 5\r\n").concat("hello"),
  "a length over two lines": get("/lamps", "Content-Length:\r\n 5\r\n").concat("hello"),
  chunks: get("/lamps", "Transfer-Encoding: chunked\r\n").concat("5\r\nhello\r\n0\r\n\r\n"),
  "chunks that hold a request": get("/lamps", "Transfer-Encoding: chunked\r\n").concat(
    `${other.length.toString(16)}\r\n${other}\r\n0\r\n\r\n`,
  ),
  "chunks and a length": get("/lamps", "Content-Length: 4\r\nTransfer-Encoding: chunked\r\n").concat(
    "0\r\n\r\nGET /admin HTTP/1.1\r\nHost: x\r\n\r\n",
  ),
  "chunks with a space before the colon": get("/lamps", "Transfer-Encoding : chunked\r\n").concat("0\r\n\r\n"),
  "chunks after a tab": get("/lamps", "Transfer-Encoding:\tchunked\r\n").concat("0\r\n\r\n"),
  "chunks after a vertical tab": get("/lamps", "Transfer-Encoding: \x0bchunked\r\n").concat("0\r\n\r\n"),
  "chunks and more": get("/lamps", "Transfer-Encoding: chunked, identity\r\n").concat("0\r\n\r\n"),
  "chunks twice": get("/lamps", "Transfer-Encoding: chunked\r\nTransfer-Encoding: identity\r\n").concat("0\r\n\r\n"),
  "chunks by another name": get("/lamps", "Transfer_Encoding: chunked\r\n").concat("0\r\n\r\n"),
  "a size of chunks that is none": get("/lamps", "Transfer-Encoding: chunked\r\n").concat("x\r\nhello\r\n"),
  "a size of chunks with more": get("/lamps", "Transfer-Encoding: chunked\r\n").concat("0;a=b\r\n\r\n"),
};

const ways: ((text: string | Buffer) => Pick<Conversation, "pieces" | "ends"> & { way: string })[] = [
  (text) => ({ way: "", pieces: [text] }),
  (text) => ({ way: ", which is all", pieces: [text], ends: "later" }),
  (text) => ({ way: ", after a kept page", pieces: [kept, text] }),
  (text) => ({ way: ", before a kept page", pieces: [text, kept] }),
  (text) => ({ way: ", and a kept page at once", pieces: [Buffer.concat([Buffer.from(text), Buffer.from(kept)])] }),
  (text) => ({
    way: ", and before it a kept page at once",
    pieces: [Buffer.concat([Buffer.from(kept), Buffer.from(text)])],
  }),
];

const split = (text: string, size: number) => text.match(new RegExp(`[^]{1,${size}}`, "g")) ?? [];

export const conversations: Conversation[] = [
  ...Object.entries({ ...heads, ...bodies }).flatMap(([name, text]) =>
    atLength(ways, [ways[0], ways[2], ways[5]]).map((write) => {
      const { way, ...conversation } = write(text);
      return { name: name + way, ...conversation };
    }),
  ),
  { name: "nothing, which is all", pieces: [], ends: "at once" },
  { name: "a kept page, which is all", pieces: [kept], ends: "at once" },
  { name: "half a request, which is all", pieces: [kept.slice(0, 20)], ends: "at once" },
  { name: "a kept page in halves", pieces: [kept.slice(0, 20), kept.slice(20)] },
  { name: "a kept page but for its last letter", pieces: [kept.slice(0, -1), kept.slice(-1)] },
  { name: "a kept page letter by letter", pieces: split(kept, 1) },
  { name: "a kept page and half of the next", pieces: [kept + kept.slice(0, 9), kept.slice(9)] },
  { name: "kept pages across pieces", pieces: split(kept.repeat(4), 30) },
  { name: "kept pages one after the other", pieces: [kept, kept, kept] },
  { name: "kept and other pages in turn", pieces: [kept, other, kept, other, kept] },
  { name: "three kept pages at once", pieces: [kept.repeat(3)] },
  { name: "as many kept pages at once as may be", pieces: [kept.repeat(16)] },
  { name: "too many kept pages at once", pieces: [kept.repeat(40)] },
  { name: "kept and other pages at once", pieces: [kept + other + kept + other] },
  { name: "a kept page and something that is no request", pieces: [`${kept}hello`] },
  { name: "the last answer and then a kept page", pieces: [get("/lamps", "Connection: close\r\n"), kept] },
  { name: "bytes that are no letters", pieces: [Buffer.from([0x16, 3, 1, 2, 0, 1, 0, 1, 0xfc, 3, 3])] },
];
