import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { readBuiltPaths } from "@/server/pages/built-paths";

let root: string;
beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), "namaskard-build-"));
  await mkdir(path.join(root, "public", "assets"), { recursive: true });
  await mkdir(path.join(root, ".next", "static", "chunks"), { recursive: true });
  await writeFile(path.join(root, "public", "assets", "a b.css"), "");
  await writeFile(path.join(root, ".next", "static", "chunks", "[root]~1.js"), "");
});
afterEach(() => rm(root, { recursive: true }));

const writeManifest = (text: string) => writeFile(path.join(root, ".next", "routes-manifest.json"), text);

test("files have the path they are asked for under, routes the build's own patterns", async () => {
  const staticRoutes = [{ page: "/demo", regex: "^/demo(?:/)?$" }];
  const dynamicRoutes = [
    { page: "/[name]/qr.svg", regex: "^/([^/]+?)/qr\\.svg(?:/)?$" },
    { page: "/[companyName]/[handle]", regex: "^/([^/]+?)/([^/]+?)(?:/)?$" },
  ];
  await writeManifest(JSON.stringify({ version: 3, staticRoutes, dynamicRoutes }));
  const { files, routes } = readBuiltPaths(root);
  expect([...files].sort()).toEqual(["/_next/static/chunks/%5Broot%5D~1.js", "/assets/a%20b.css"]);
  expect(["/demo", "/x/qr.svg", "/demos", "/x/qrxsvg", "/x/y/qr.svg"].filter((name) => routes.test(name))).toEqual([
    "/demo",
    "/x/qr.svg",
  ]);
});

test.each(["", "{", '{"staticRoutes":[]}'])(
  "a list of routes that reads %p ends the start with one line",
  async (text) => {
    await writeManifest(text);
    expect(() => readBuiltPaths(root)).toThrow(
      expect.objectContaining({
        name: "StartError",
        message: expect.stringMatching(/routes-manifest\.json cannot be read/),
      }),
    );
  },
);
