import { readNumber } from "@/lib/contract/billing/numbers";
import { issueInvoice } from "@/provider/billing/documents/issuing";
import { findRequest } from "@/provider/billing/requests-repo";
import { updateSettings } from "@/provider/billing/settings-service";
import { confirmRequests } from "@/provider/billing/settling";
import { writeMoney } from "@/provider/billing/till";
import { nobody } from "@/provider/kernel/write/audit-repo";
import { openPostgres as connect } from "@/provider/ports/database/postgres";
import type { Api } from "../../contract/api";
import { hasPostgres, openPostgres } from "../../servers/postgres";
import { buildDeps, openApi, type TestDeps } from "../build-deps";
import { addBuyer, addPlan, confirm, now, setTerms, today } from "./shop";

const many = 50;
const oneToMany = Array.from({ length: many }, (_, index) => index + 1);

async function askAll(api: Api, count = many): Promise<number[]> {
  await setTerms(api);
  const plan = await addPlan(api);
  const ids: number[] = [];
  for (let index = 0; index < count; index++) {
    const client = await addBuyer(api, plan);
    ids.push((await client.call("createPaymentRequest")).body.id);
  }
  return ids;
}

const listCounts = async ({ db }: Pick<TestDeps, "db">) =>
  (await db.selectFrom("invoices").select("number").execute())
    .map(({ number }) => readNumber(number)?.count ?? 0)
    .sort((a, b) => a - b);

async function confirmAtOnce(api: Api, ids: readonly number[]): Promise<string[]> {
  return (await Promise.all(ids.map((id) => confirm(api, id)))).flat();
}

test("fifty confirmations at once on SQLite have each a number, without gap or twin", async () => {
  const deps = await buildDeps({ now });
  const api = await openApi(deps);
  const ids = await askAll(api);
  const outcomes = await confirmAtOnce(api, [...ids, ...ids]);
  expect(outcomes.filter((outcome) => outcome === "confirmed")).toHaveLength(many);
  expect(outcomes.filter((outcome) => outcome === "paid")).toHaveLength(many);
  expect(await listCounts(deps)).toEqual(oneToMany);
  await deps.close();
}, 60_000);

if (hasPostgres())
  test("and on PostgreSQL", async () => {
    const server = await openPostgres();
    if (!server) throw new Error("PostgreSQL was there when its tests were named");
    const { db, close } = await connect(server.url);
    const deps = await buildDeps({ now, db });
    const api = await openApi(deps);
    const ids = await askAll(api);
    const outcomes = await confirmAtOnce(api, [...ids, ...ids]);
    expect(outcomes.filter((outcome) => outcome === "confirmed")).toHaveLength(many);
    expect(await listCounts(deps)).toEqual(oneToMany);
    await deps.close();
    await close();
    await server.close();
  }, 120_000);

test("what fails after its number was given leaves no gap", async () => {
  const deps = await buildDeps({ now });
  const api = await openApi(deps);
  const [first = 0, second = 0] = await askAll(api, 2);
  const failing = writeMoney(deps, nobody, async (till) => {
    const request = await findRequest(till.trx, first);
    const terms = await till.trx.selectFrom("billing_terms").selectAll().executeTakeFirstOrThrow();
    if (!request) throw new Error("no request");
    const customer = { name: "A", address: "B", pin: "411001", state: "27", country: "IN", gstin: "" };
    expect((await issueInvoice(till, request, { terms, customer })).number).toBe("INV/26-27/00001");
    throw new Error("cut off");
  });
  await expect(failing).rejects.toThrow("cut off");
  await confirm(api, second, first);
  expect(await listCounts(deps)).toEqual([1, 2]);
  await deps.close();
});

test("each financial year, and each series, counts from one", async () => {
  let day = "2027-03-31";
  const deps = await buildDeps({ now: () => new Date(`${day}T10:00:00Z`) });
  const api = await openApi(deps);
  const ids = await askAll(api, 3);
  const confirmNext = () => {
    const payment = { id: ids.shift() ?? 0, received_on: today, reference: "" };
    return confirmRequests(deps, { payments: [payment] }, nobody);
  };
  await confirmNext();
  day = "2027-04-01";
  await confirmNext();
  const plain = { upi_id: "", upi_name: "", bank: null, note: "" };
  await updateSettings(deps, { invoice_series: "NK", note_series: "NKC", ...plain }, nobody);
  await confirmNext();
  const numbers = await deps.db.selectFrom("invoices").select("number").orderBy("id").execute();
  expect(numbers.map(({ number }) => number)).toEqual(["INV/26-27/00001", "INV/27-28/00001", "NK/27-28/00001"]);
  await deps.close();
});
