import { endOffers } from "@/provider/content/products/jobs";
import { presentProduct } from "@/provider/content/products/presenter";
import type { ClientCaller } from "../../../contract/api";
import { pngFile } from "../../../contract/files";
import { buildDeps, openApi, type TestDeps } from "../../build-deps";

/** The last minute of 15 November in the site's time zone, Kolkata. */
const evening = new Date("2026-11-15T18:29:00Z");
let time = evening;
let deps: TestDeps;
let client: ClientCaller;

beforeEach(async () => {
  time = evening;
  deps = await buildDeps({ now: () => time });
  client = await (await openApi(deps)).client();
});
afterEach(() => deps.close());

async function offer(fields: Record<string, string>): Promise<number> {
  const image = await pngFile("vase.png", 8, 8);
  return (await client.call("createProduct", { form: { name: "Vase", image, ...fields } })).body.id;
}

/** Reads the row directly: a session would expire before the offer does. */
async function run(id: number) {
  await endOffers.run(deps, {}, new AbortController().signal);
  const row = await deps.db.selectFrom("products").selectAll().where("id", "=", id).executeTakeFirstOrThrow();
  const { price, old_price, offer_until } = presentProduct(deps, { ...row, pictures: [] });
  return [price, old_price, offer_until];
}

test("the old price is back once the last day is over, and the card is told", async () => {
  const id = await offer({ price: "450", old_price: "500", offer_until: "2026-11-15" });
  expect(await run(id)).toEqual(["450.00", "500.00", "2026-11-15"]);
  time = new Date(evening.getTime() + 60_000);
  const announced: string[] = [];
  deps.announce = async (...tags: unknown[]) => void announced.push(...tags.flat().map(String));
  expect(await run(id)).toEqual(["500.00", null, null]);
  expect(announced).toContain(`client:${client.id}`);
  announced.length = 0;
  expect(await run(id)).toEqual(["500.00", null, null]);
  expect(announced).toEqual([]);
});

test("by the company's own clock", async () => {
  const id = await offer({ price: "450", old_price: "500", offer_until: "2026-11-15" });
  await client.call("createProfile", { form: { address: "12 Main Road" } });
  await deps.db.updateTable("profiles").set({ time_zone: "America/New_York" }).execute();
  time = new Date("2026-11-16T04:59:00Z");
  expect(await run(id)).toEqual(["450.00", "500.00", "2026-11-15"]);
  time = new Date("2026-11-16T05:00:00Z");
  expect(await run(id)).toEqual(["500.00", null, null]);
});

test.each([
  [{ price: "450" }, ["450.00", null, null]],
  [{ old_price: "500" }, [null, null, null]],
])("what was no offer keeps its price: %j", async (fields: Record<string, string>, after) => {
  const id = await offer({ ...fields, offer_until: "2026-11-15" });
  time = new Date("2026-11-17T00:00:00Z");
  expect(await run(id)).toEqual(after);
});

test("an offer without a last day does not end", async () => {
  const id = await offer({ price: "450", old_price: "500" });
  time = new Date("2027-11-17T00:00:00Z");
  expect(await run(id)).toEqual(["450.00", "500.00", null]);
});
