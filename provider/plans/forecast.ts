import { monthAfter } from "@/lib/contract/clock";
import { readPrice } from "@/lib/contract/content/price";
import type { Forecast } from "@/lib/contract/plans/schema";
import type { Deps } from "../deps";
import { csvPieces } from "../kernel/http/csv-pieces";
import { type DueMonth, sumDueMonths } from "./repo";
import { siteDay } from "./turning";

const months = 12;

type Expected = Forecast["results"][number];

/** What is to come in by month and currency, if all who have paid go on paying. */
export async function forecast(deps: Pick<Deps, "db" | "config" | "now">): Promise<Expected[]> {
  const first = siteDay(deps).slice(0, 7);
  const expected = new Map<
    string,
    { month: string; currency: string; renewals: number; sum: number; trials: number }
  >();
  for (const due of await sumDueMonths(deps.db))
    for (const month of monthsOf(due, first)) {
      const { currency } = due;
      const key = `${month} ${currency}`;
      const row = expected.get(key) ?? { month, currency, renewals: 0, sum: 0, trials: 0 };
      if (due.is_trial) row.trials += due.count;
      else {
        row.renewals += due.count;
        row.sum += due.count * due.price_thousandths;
      }
      expected.set(key, row);
    }
  const rows = [...expected].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, row]) => row);
  return rows.map(({ sum, ...row }) => ({ ...row, amount: readPrice(sum) ?? "" }));
}

/** The months in which such clients are to pay: a trial once, others again after each period. */
function monthsOf({ month, months: period, is_trial }: DueMonth, first: string): string[] {
  const from = month < first ? first : month;
  const last = monthAfter(`${first}-01`, months - 1).slice(0, 7);
  const due: string[] = [];
  for (let day = `${from}-01`; day.slice(0, 7) <= last; day = monthAfter(day, period)) {
    due.push(day.slice(0, 7));
    if (is_trial) break;
  }
  return due;
}

const columns = ["month", "currency", "renewals", "amount", "trials"] as const;

/** The same as CSV. */
export function exportForecast(deps: Pick<Deps, "db" | "config" | "now">): AsyncGenerator<string> {
  return csvPieces(columns, readAll(deps), (row: Expected) => columns.map((column) => String(row[column])));
}

async function* readAll(deps: Pick<Deps, "db" | "config" | "now">): AsyncGenerator<Expected[]> {
  yield await forecast(deps);
}
