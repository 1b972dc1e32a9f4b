import { execFileSync } from "node:child_process";
import path from "node:path";
import { drill } from "../../at-length";

/**
 * Holds some forty megabytes and replaces them piece by piece, as requests do. Prints the largest heap as a multiple of
 * what is in use.
 */
const churn = `
  const kept = [];
  const piece = () => Array.from({ length: 1000 }, (_, index) => ({ index, text: "x" + Math.random() }));
  for (let index = 0; index < 400; index++) kept.push(piece());
  let largest = 0;
  for (let round = 0; round < 2000; round++) {
    kept[round % 400] = piece();
    if (round % 50 === 0) largest = Math.max(largest, process.memoryUsage().heapTotal);
  }
  globalThis.gc();
  console.log(largest / process.memoryUsage().heapUsed);
`;

function run(prepare: string): number {
  const module = path.resolve("lib/runtime/bound-garbage.ts");
  const args = [
    "--expose-gc",
    "--import",
    "tsx",
    "--input-type=module",
    "-e",
    `${prepare.replace("$", module)}\n${churn}`,
  ];
  return Number(execFileSync(process.execPath, args, { encoding: "utf8" }));
}

const bounding = 'import { boundGarbage } from "$"; boundGarbage();';

test("the heap grows to less than three times what is in use", () => {
  expect(run(bounding)).toBeLessThan(3);
});

drill("by itself it grows much further", () => {
  expect(run(bounding)).toBeLessThan(run("") * 0.75);
});
