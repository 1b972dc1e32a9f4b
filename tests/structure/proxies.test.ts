import { readFileSync } from "node:fs";
import type { Operation } from "@/lib/contract/operation";
import { operations } from "@/lib/contract/operations";
import { callLimits } from "@/lib/contract/values";

const mebibyte = 1024 * 1024;
const sizeIn = (file: string, pattern: RegExp) => Number(pattern.exec(readFileSync(file, "utf8"))?.[1]);

/** The body limit of each proxy example; nginx counts in powers of two, Caddy in powers of ten. */
const proxies = {
  "deploy/nginx.conf": sizeIn("deploy/nginx.conf", /client_max_body_size (\d+)m;/) * mebibyte,
  "deploy/Caddyfile": sizeIn("deploy/Caddyfile", /max_size (\d+)MB/) * 1_000_000,
};

const uploads = Object.entries(operations as Record<string, Operation>).flatMap(([name, { file }]) =>
  file ? [{ name, bytes: file.bytes + callLimits.multipartOverhead }] : [],
);
const largest = Math.max(...uploads.map(({ bytes }) => bytes));

test("the operator's guide tells the same sizes", () => {
  const [, service, nginx, caddy] =
    /^\| Size of the body +\| (\d+) MB +\| (\d+) MB +\| (\d+) MB +\|$/m.exec(
      readFileSync("docs/operations.md", "utf8"),
    ) ?? [];
  expect(Number(service)).toBe(Math.floor(largest / mebibyte));
  expect(Number(nginx) * mebibyte).toBe(proxies["deploy/nginx.conf"]);
  expect(Number(caddy) * 1_000_000).toBe(proxies["deploy/Caddyfile"]);
});

describe.each(Object.entries(proxies))("%s", (_, size) => {
  test.each(uploads)("lets the largest file of $name through", ({ bytes }) =>
    expect(size).toBeGreaterThanOrEqual(bytes),
  );

  test("lets through little more than any of them", () => expect(size).toBeLessThan(largest + 4 * mebibyte));
});
