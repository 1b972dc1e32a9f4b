import type { Measurement, Values } from "./measurement";

/** The number columns, with the value that each shows. */
const columns = [
  ["per s", "perSecond"],
  ["p50 ms", "p50"],
  ["p99 ms", "p99"],
  ["slowest", "slowest"],
  ["µs cpu", "cpu"],
  ["MB", "memory"],
] as const;

const shown = new Set<string>(columns.map(([, value]) => value));

export const head = row([
  "",
  "companies",
  "proc",
  ...columns.map(([title]) => title),
  "last",
  "ratios, further values, targets",
]);

/** A line of the table. */
export function formatRow({ name, companies, processes, values, ratios, targets }: Measurement): string {
  const { last, ...others } = ratios;
  const further = [
    ...Object.entries(others).map(([to, ratio]) => `${to} ${formatNumber(ratio)} ×`),
    ...listFurther(values),
    ...targets.map((target) => {
      const bound = "least" in target ? `≥ ${target.least}` : `≤ ${target.most}`;
      return `[${target.of} ${bound}: ${target.met ? "met" : "NOT met"}]`;
    }),
  ];
  return row([
    `  ${name}`,
    ...[companies, processes].map((count) => (count === undefined ? "" : count.toLocaleString("en"))),
    ...columns.map(([, value]) => formatNumber(values[value])),
    last === undefined ? "" : last.toFixed(2),
    further.join("  "),
  ]);
}

function listFurther(values: Values): string[] {
  return Object.entries(values)
    .filter(([name]) => !shown.has(name))
    .map(([name, value]) => `${name} ${formatNumber(value)}`);
}

function formatNumber(value: number | undefined): string {
  if (value === undefined) return "";
  if (value >= 100 || Number.isInteger(value)) return Math.round(value).toLocaleString("en");
  return value.toFixed(value < 10 ? 2 : 1);
}

function row([name = "", companies = "", processes = "", ...cells]: string[]): string {
  const further = cells.pop();
  const numbers = cells.map((cell) => cell.padStart(9)).join("");
  return `${name.padEnd(38)}${companies.padStart(10)}${processes.padStart(5)}${numbers}   ${further}`.trimEnd();
}
