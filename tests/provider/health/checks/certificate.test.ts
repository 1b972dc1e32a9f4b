import { mkdtemp, readFile, rm } from "node:fs/promises";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { createServer } from "node:tls";
import { checkCertificate, judgeCertificate } from "@/provider/health/checks/certificate";
import type { CheckContext } from "@/provider/health/checks/finding";
import { english } from "../../../english";
import { makeCertificate } from "../../../servers/certificate";
import { testOptions } from "../../test-options";

const day = 24 * 60 * 60_000;
const from = new Date("2026-01-01T00:00:00Z");

/** Judges a certificate with a life of `life` days on day `at`. */
function judge(life: number, at: number, distrust: string | null = null) {
  const until = new Date(from.getTime() + life * day);
  return judgeCertificate(english, "cards.test", { from, until, distrust }, new Date(from.getTime() + at * day)).state;
}

test.each([
  [90, 30, "fine"],
  [90, 59, "fine"],
  [90, 60, "warning"],
  [90, 80, "warning"],
  [90, 81, "problem"],
  [90, 90, "problem"],
  [90, 400, "problem"],
  [6, 3, "fine"],
  [6, 5, "warning"],
  [365, 250, "warning"],
])("one of %i days is, on day %i, %s", (life, at, state) => {
  expect(judge(life, at)).toBe(state);
});

test("one that this machine does not trust may still be right for others, but not once it has run out", () => {
  expect([judge(90, 1, "SELF_SIGNED_CERT"), judge(90, 91, "CERT_HAS_EXPIRED")]).toEqual(["warning", "problem"]);
});

test("the seconds that are left are read from the site's own address", async () => {
  const folder = await mkdtemp(path.join(tmpdir(), "namaskard-certificate-"));
  const made = makeCertificate(folder);
  if (!made) return;
  const server = createServer({ cert: await readFile(made.certificate), key: await readFile(made.key) });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const siteUrl = `https://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const context = { config: { ...testOptions, siteUrl }, now: () => new Date(), t: english } as unknown as CheckContext;
  const { value = 0 } = await checkCertificate(context);
  expect(Math.round(value / 3_600)).toBe(48);
  server.close();
  await rm(folder, { recursive: true });
});
