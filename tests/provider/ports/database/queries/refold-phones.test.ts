import type { Kysely } from "kysely";
import { setPhoneRegion } from "@/lib/contract/phone-region";
import { insertFeedback } from "@/provider/feedback/repo";
import { readPhonesAnew } from "@/provider/ports/database/migrations/0043-phones";
import { refoldPhones } from "@/provider/ports/database/queries/refold-phones";
import { buildDeps, type TestDeps } from "../../../build-deps";
import { insertClient } from "../../../insert-client";

let deps: TestDeps;
beforeAll(async () => {
  deps = await buildDeps();
});
afterEach(() => setPhoneRegion("IN"));
afterAll(() => deps.close());

const folded = async () =>
  (await deps.db.selectFrom("clients").select("folded_phone").orderBy("id").execute()).map((row) => row.folded_phone);

test("numbers follow when those without a country code come to belong elsewhere, and back", async () => {
  await insertClient(deps.db, { phone: "050 123 4567" });
  await insertClient(deps.db, { phone: "+91 98765 43210" });
  const before = await folded();
  expect(before[1]).toBe("919876543210");
  const row = {
    client_id: 1,
    customer_name: "",
    customer_email: "",
    customer_phone: "050 123 4567",
    message: "",
    rating: 5,
  };
  const rest = { status: "pending", response: null, origin: "owner", consent: "", ticket: null, responded_at: null };
  await insertFeedback(deps.db, { ...row, ...rest, created_at: "", updated_at: "" });
  setPhoneRegion("AE");
  await refoldPhones(deps.db);
  const [review] = await deps.db.selectFrom("feedback").select("folded_phone").execute();
  expect(review).toEqual({ folded_phone: "971501234567" });
  expect(await folded()).toEqual(["971501234567", "919876543210"]);
  setPhoneRegion("IN");
  await refoldPhones(deps.db);
  expect(await folded()).toEqual(before);
});

test("nothing is written while the country stays", async () => {
  await refoldPhones(deps.db);
  await deps.db.updateTable("clients").set({ folded_phone: "untouched" }).execute();
  await refoldPhones(deps.db);
  expect(new Set(await folded())).toEqual(new Set(["untouched"]));
});

test("a release that reads numbers otherwise finds those that are stored", async () => {
  const typed = ["91919820011223", "091 98200 11223", "+91 91 98200 11223", "+91 98200 11223", "12345"];
  await deps.db.deleteFrom("clients").execute();
  for (const phone of typed) await insertClient(deps.db, { phone });
  const read = await folded();
  await deps.db.updateTable("clients").set({ folded_phone: "as before" }).execute();
  await readPhonesAnew(deps.db as unknown as Kysely<unknown>);
  expect(await folded()).toEqual(read);
  expect(read).toEqual([...Array(4).fill("919820011223"), "12345"]);
});
