import { readPlainRequest } from "@/server/plain-request";

const read = (text: string) => readPlainRequest(Buffer.from(text, "latin1"));
const ask = (lines: string, target = "/lamps") => read(`GET ${target} HTTP/1.1\r\nHost: cards.test\r\n${lines}\r\n`);

test("what a browser sends is read, without its query", () => {
  const lines = [
    ...[
      "Connection: keep-alive",
      'sec-ch-ua: "Chromium";v="140"',
      "sec-ch-ua-mobile: ?1",
      "Upgrade-Insecure-Requests: 1",
    ],
    ...["User-Agent: Mozilla/5.0 (Linux; Android 10; K)", "Accept: text/html,*/*;q=0.8", "Sec-Fetch-Site: none"],
    ...["Accept-Encoding: gzip, deflate, br, zstd", "Accept-Language: en-IN,hi;q=0.8", 'If-None-Match: W/"a"'],
  ];
  expect(ask(lines.map((line) => `${line}\r\n`).join(""), "/lamps?utm_source=wa#")).toBeNull();
  expect(ask(lines.map((line) => `${line}\r\n`).join(""), "/lamps?utm_source=wa")).toEqual({
    path: "/lamps",
    acceptEncoding: "gzip, deflate, br, zstd",
    ifNoneMatch: 'W/"a"',
  });
});

test("what nginx makes of it is read as well", () => {
  const read = ask("X-Forwarded-For: 203.0.113.9\r\nX-Forwarded-Proto: https\r\nX-Request-Id: 0123456789abcdef\r\n");
  expect(read).toEqual({ path: "/lamps", acceptEncoding: undefined, ifNoneMatch: undefined });
});

test.each([
  ["a header twice", "Accept: a\r\nACCEPT: b\r\n"],
  ["the last request", "Connection: close\r\n"],
  ["an upgrade", "Upgrade: h2c\r\n"],
  ["a length", "Content-Length: 0\r\n"],
  ["an encoding of the body", "Transfer-Encoding: chunked\r\n"],
  ["an expectation", "Expect: 100-continue\r\n"],
  ["a header that nobody knows", "X-Odd: a\r\n"],
  ["an empty value", "Accept: \r\n"],
  ["a value over two lines", "Accept: a\r\n b\r\n"],
  ["a letter that is none of ASCII", "Accept: \xe9\r\n"],
  ["a control character", "Accept: a\tb\r\n"],
])("%s is left to HTTP's own server", (_, lines) => {
  expect(ask(lines)).toBeNull();
});

test.each([
  "",
  "GET /lamps HTTP/1.1\r\nHost: a\r\n",
  "GET /lamps HTTP/1.1\r\nHost: a\r\n\r\nGET",
  "GET /lamps HTTP/1.0\r\nHost: a\r\n\r\n",
  "GET /lamps HTTP/1.1\r\n\r\n",
  "GET /lamps HTTP/1.1\r\nAccept: a\r\n\r\n",
  "GET lamps HTTP/1.1\r\nHost: a\r\n\r\n",
  "HEAD /lamps HTTP/1.1\r\nHost: a\r\n\r\n",
  "GET /lamps HTTP/1.1\nHost: a\n\n",
  `GET /lamps HTTP/1.1\r\nHost: a\r\nCookie: ${"a".repeat(9_000)}\r\n\r\n`,
])("%j is none", (text) => {
  expect(read(text)).toBeNull();
});
