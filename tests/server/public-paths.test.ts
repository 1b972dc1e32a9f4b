import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { createPathKinds, listPublicFiles } from "@/server/public-paths";
import { parseTarget } from "@/server/request-target";

test.each([
  ["/", "page"],
  ["/acme", "page"],
  ["/acme/contact.vcf", "page"],
  ["/acme/send", "form"],
  ["/acme/send/x", "page"],
  ["/send", "page"],
  ["/api/send", "handler"],
  ["/demo", "page"],
  ["/dashboards", "page"],
  ["/constructor", "page"],
  ["/Dashboard", "page"],
  ["/dashboard", "app"],
  ["/dashboard/clients/7", "app"],
  ["/%64ashboard", "app"],
  ["/login", "app"],
  ["/api/profile", "handler"],
  ["/media/abc.webp", "handler"],
  ["/_next/image", "handler"],
  ["/_next/static/chunks/a.js", "asset"],
  ["/card.js", "asset"],
])("%p is of the kind %p", (target, kind) => {
  const kindOf = createPathKinds(new Set(["/card.js"]));
  const { canonical, segments } = parseTarget(target) ?? { canonical: "", segments: [] };
  expect(kindOf(canonical, segments)).toBe(kind);
});

test("public files are listed with the path they are asked for under", async () => {
  const folder = await mkdtemp(path.join(tmpdir(), "namaskard-public-"));
  await mkdir(path.join(folder, "assets"));
  await writeFile(path.join(folder, "assets", "a b.css"), "");
  await writeFile(path.join(folder, "card.js"), "");
  expect([...listPublicFiles(folder)].sort()).toEqual(["/assets/a%20b.css", "/card.js"]);
  await rm(folder, { recursive: true });
});
