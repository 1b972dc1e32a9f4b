import { execFileSync } from "node:child_process";

/**
 * `node tools/count.mjs [COMMIT]`: the project's size as committed, in files, folders, lines, words and packages. `npm
 * ci` and `npm test` tell the packages' bytes and the tests' duration.
 */
const commit = process.argv[2] ?? "HEAD";
const git = (...args) => execFileSync("git", args, { encoding: "utf8", maxBuffer: 1 << 30 });

const files = git("ls-tree", "-r", "--name-only", "-z", commit).split("\0").filter(Boolean);
const isCode = (file) => /\.(tsx?|mjs|css)$/.test(file) && !file.endsWith(".d.ts");
const isTest = (file) => /^(tests|e2e|tools)\//.test(file);
const isDocument = (file) => /^(README|CONTRIBUTING|SECURITY)\.md$|^docs\/.*\.md$/.test(file) && !/licences/.test(file);

const read = (names) => names.map((file) => git("show", `${commit}:${file}`));
const sum = (texts, count) => texts.reduce((total, text) => total + count(text), 0);
const lines = (text) => text.split("\n").length - 1;
const words = (text) => (text.match(/[\p{L}\p{N}][^\s|]*/gu) ?? []).length;
const folders = (names) => new Set(names.map((file) => file.replace(/\/[^/]*$/, ""))).size;

const source = files.filter((file) => isCode(file) && !isTest(file));
const tests = files.filter((file) => isCode(file) && isTest(file));
const documents = files.filter(isDocument);
const lock = JSON.parse(git("show", `${commit}:package-lock.json`)).packages;
const sourceTexts = read(source);

console.table({
  "source files": source.length,
  "source folders": folders(source),
  "folders in provider/": new Set(
    source.filter((file) => /^provider\/[^/]+\//.test(file)).map((file) => file.split("/")[1]),
  ).size,
  "source lines": sum(sourceTexts, lines),
  "files of at most 30 lines": sourceTexts.filter((text) => lines(text) <= 30).length,
  "test files": tests.length,
  "test lines": sum(read(tests), lines),
  "words in README": sum(read(["README.md"]), words),
  "words in all documents": sum(read(documents), words),
  packages: Object.keys(lock).length - 1,
  "packages to run": Object.values(lock).filter(({ dev }) => !dev).length - 1,
});
