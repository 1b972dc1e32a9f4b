import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";
import { ensureBuilt } from "./build.mjs";
import { root } from "./bundles.mjs";
import { describeMachine, manifestFile } from "./release.mjs";

/** What stands in a release beside its packages, as far as it is there: an image is made without the documents. */
const parts = [
  ...[".next", "build", "public", "messages", "deploy", "package.json", "package-lock.json", "next.config.mjs"],
  ...["start", "release", "browser-operations", "bundles"].map((name) => `server/${name}.mjs`),
  ...["configuration", "operations", "cdn", "licences"].map((name) => `docs/${name}.md`),
];

/** What a build leaves behind for the next one, and for types and tests. */
const leftovers =
  /^(\.next\/(cache|types|turbopack|diagnostics|trace|trace-build|build|dev)|build\/(lock|operations|release))$/;

/** Next's compiler, which comes as a part of it. */
const compilers = /^node_modules\/@next\/swc-/;

/** What no built service reads of its packages: types, sources, documents, development, fonts that are not drawn with. */
const unread = [
  /\.([cm]?tsx?|flow|c|cc|cpp|h|hpp|gyp|gypi|o|a|woff2|md|markdown)$/,
  /\/(__tests__|tests?|docs|examples?|benchmarks?)\//,
  /\.(development|dev)\.js$|-experimental[./]|experimental\.runtime/,
  /^node_modules\/next\/dist\/(docs|esm|next-devtools|bundle-analyzer)\//,
  /^node_modules\/@fontsource\/.+(\.css|-italic\.woff|-[1234689]00-normal\.woff)$/,
];
const legal = /\/(licen[cs]e|notice|copying)[^/]*$/i;

/** `npm run release`: one archive that runs on a machine of this kind with nothing but Node. */
const build = await ensureBuilt(["server", "site"]);
const machine = describeMachine();
const { version } = JSON.parse(readFileSync(path.join(root, "package.json"), "utf8"));
const name = `namaskard-${version}-${build}-node${machine.node}-${machine.system}`;

const folder = path.join(root, "build/release");
rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
writeFileSync(path.join(folder, manifestFile), `${JSON.stringify({ version, build, ...machine }, null, 2)}\n`);
const files = [...parts.flatMap(listPart), ...listPackages().flatMap(listPackage)];
writeFileSync(path.join(folder, "files"), files.join("\n"));

const archive = path.join(folder, `${name}.tar.gz`);
// Links keep leading to where they lead; a file with two names comes twice.
const options = [
  "--owner=0",
  "--group=0",
  "--mode=a+rX,go-w",
  "--hard-dereference",
  `--transform=flags=r;s,^,${name}/,`,
];
const input = ["-C", root, "--no-recursion", `--files-from=${path.join(folder, "files")}`, "-C", folder, manifestFile];
execFileSync("tar", ["-czf", archive, ...options, ...input], { stdio: "inherit" });
console.log(`${path.relative("", archive)}: ${files.length} files, ${Math.round(statSync(archive).size / 1e6)} MB`);

function listPart(part) {
  return listFiles(part, (file) => leftovers.test(file) || file.endsWith(".map"));
}

/** The packages of production that are installed here, so those of this platform alone. */
function listPackages() {
  const { packages } = JSON.parse(readFileSync(path.join(root, "package-lock.json"), "utf8"));
  return Object.entries(packages)
    .filter(([place, { dev, devOptional }]) => place && !dev && !devOptional && !compilers.test(place))
    .map(([place]) => place)
    .filter((place) => existsSync(path.join(root, place)));
}

function listPackage(place) {
  return listFiles(place, (file) => {
    if (file === `${place}/node_modules` || file.endsWith(".map")) return true;
    return unread.some((pattern) => pattern.test(file)) && !legal.test(file);
  });
}

/** The files and links below a place, without those that are left out. */
function listFiles(place, isLeftOut) {
  const full = path.join(root, place);
  if (!existsSync(full) || isLeftOut(place)) return [];
  if (!statSync(full).isDirectory()) return [place];
  return readdirSync(full, { withFileTypes: true }).flatMap((entry) => {
    const file = `${place}/${entry.name}`;
    if (entry.isDirectory()) return listFiles(file, isLeftOut);
    return isLeftOut(file) ? [] : [file];
  });
}
