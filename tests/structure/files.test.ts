import { readSources } from "./sources";

const sources = readSources();
const code = sources.filter(({ file }) => /\.(tsx?|mjs)$/.test(file) && !/^(tests|e2e)\//.test(file));

test("only repos, the database folder and the seed's own writes query the database", () => {
  const querying = code
    .filter(({ text }) => /\.(selectFrom|insertInto|updateTable|deleteFrom)\(/.test(text))
    .map(({ file }) => file)
    .filter(
      (file) =>
        !/[/-](repo|rows)\.ts$|^provider\/(ports\/database|clients\/slugs|kernel\/http\/idempotency)/.test(file),
    );
  expect(querying).toEqual([]);
});

test("only the database port knows which database it is", () => {
  const knowing = code
    .filter(({ file, text }) => !file.startsWith("provider/ports/database/") && /SQLITE_|from "pg"/.test(text))
    .map(({ file }) => file);
  expect(knowing).toEqual([]);
});

test("transactions begin in one place, which decides their isolation", () => {
  const beginning = code
    .filter(({ file, text }) => !file.startsWith("provider/ports/database/") && /\.transaction\(\)/.test(text))
    .map(({ file }) => file);
  expect(beginning).toEqual([]);
});

test("there is one way to write: only it opens transactions and adds to the audit log", () => {
  const writing = code
    .filter(({ text }) => /\btransact\(|\.transaction\(\)|\brecordAudit\(/.test(text))
    .map(({ file }) => file)
    .filter((file) => !/^provider\/(ports\/database\/|kernel\/write\/(audit-repo|write)\.ts$)/.test(file));
  expect(writing).toEqual([]);
});

test("every test is of a kind that is run: those of screens as .tsx, all others as .ts", () => {
  const tests = sources.filter(({ file }) => /^tests\/.*\.test\.tsx?$/.test(file));
  const misnamed = tests.filter(({ file }) => /^tests\/(components|app)\//.test(file) !== file.endsWith(".tsx"));
  expect(misnamed.map(({ file }) => file)).toEqual([]);
});

test("no file has a meaningless name", () => {
  const vague = sources.filter(({ file }) => /(^|\/)(utils?|helpers?|misc|common)(\/|\.)/.test(file));
  expect(vague.map(({ file }) => file)).toEqual([]);
});

test("no TODO is left", () => {
  const unfinished = sources.filter(
    ({ file, text }) =>
      !file.startsWith("tests/structure/") &&
      /\b(TODO|FIXME|XXX|HACK)\b|\b(test|it|describe)\.(skip|only|todo)\b/.test(text),
  );
  expect(unfinished.map(({ file }) => file)).toEqual([]);
});
