import { existsSync, readFileSync } from "node:fs";

const text = readFileSync("docs/threat-model.md", "utf8");
const rows = text.split("\n").filter((line) => /^\|.*\b(tests|e2e)\//.test(line));

test("every check and every test that the threat model names is there", () => {
  const named = rows.flatMap((row) => [...row.matchAll(/`([^`]+)`/g)].flatMap(([, file]) => file ?? []));
  expect(rows.length).toBeGreaterThan(20);
  expect(named.filter((file) => !existsSync(file))).toEqual([]);
});

test("every attack that it names is tried by something", () => {
  expect(rows.filter((row) => !/`(tests|e2e)\/[^`]+`/.test(row.split("|")[3] ?? ""))).toEqual([]);
});
