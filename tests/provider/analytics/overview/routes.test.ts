import { overviewSchema } from "@/lib/contract/analytics/schema";
import type { Caller } from "../../../contract/api";
import { pdfFile, pngFile } from "../../../contract/files";
import { buildDeps, openApi } from "../../build-deps";
import { happen, views } from "../../happen";

// Documents are inspected in worker threads, which are slow on a busy machine.
jest.setTimeout(60_000);

const unmeasured = { feedback: null, conversion_rate: null };

const overviewOf = async (caller: Caller) => overviewSchema.parse((await caller.call("getOverview")).body);

test("counts for each what is its own, and for administrators all there is", async () => {
  const deps = await buildDeps();
  const api = await openApi(deps);
  const admin = await api.admin();
  expect(await overviewOf(admin)).toEqual({
    ...unmeasured,
    views: null,
    clients: 0,
    active_clients: 0,
    documents: 0,
    products: 0,
  });

  const [first, second] = [await api.client(), await api.client()];
  const document = await first.call("createDocument", { form: { file: await pdfFile(), file_name: "Catalogue" } });
  await second.call("createDocument", { form: { file: await pdfFile(), file_name: "Prices" } });
  await first.call("createProduct", { form: { name: "Lamp", image: await pngFile() } });
  const praise = { customer_name: "Asha", customer_email: "asha@example.com", rating: 5, message: "Lovely" };
  await first.call("createFeedback", { json: praise });
  const own = { ...unmeasured, views: 0, feedback: 1, clients: null, active_clients: null };
  expect(await overviewOf(first)).toEqual({ ...own, documents: 1, products: 1 });
  expect(await overviewOf(second)).toEqual({ ...own, documents: 1, products: 0, feedback: 0 });
  expect(await overviewOf(admin)).toEqual({
    ...unmeasured,
    views: null,
    clients: 2,
    active_clients: 2,
    documents: 2,
    products: 1,
  });

  await first.call("deleteDocument", { params: { id: document.body.id } });
  expect(await overviewOf(first)).toEqual({ ...own, documents: 0, products: 1 });
  await admin.call("blockClient", { params: { id: second.id } });
  expect(await overviewOf(admin)).toEqual({
    ...unmeasured,
    views: null,
    clients: 2,
    active_clients: 1,
    documents: 0,
    products: 1,
  });
  await admin.call("deleteClient", { params: { id: first.id } });
  expect(await overviewOf(admin)).toEqual({
    ...unmeasured,
    views: null,
    clients: 1,
    active_clients: 0,
    documents: 0,
    products: 0,
  });
  await deps.close();
});

test("shows a client all views ever, and administrators how many of all led to a contact", async () => {
  const deps = await buildDeps();
  const api = await openApi(deps);
  const [admin, client, other] = [await api.admin(), await api.client(), await api.client()];
  expect((await overviewOf(admin)).conversion_rate).toBeNull();
  await happen(deps, client.id, ...views(2, "2025-01-05T09:00:00.000Z"), ...views(3, "2026-11-20T09:00:00.000Z"));
  await happen(deps, other.id, ...views(1, "2026-11-20T09:00:00.000Z"));
  expect((await overviewOf(client)).views).toBe(5);
  expect(await overviewOf(admin)).toMatchObject({ views: null, conversion_rate: 0 });
  await happen(
    deps,
    client.id,
    { kind: "call" },
    { kind: "location" },
    { kind: "card_saved" },
    { kind: "enquiry_sent" },
  );
  expect((await overviewOf(admin)).conversion_rate).toBe(33.3);
  await happen(deps, other.id, ...Array.from({ length: 9 }, () => ({ kind: "whatsapp" as const })));
  expect((await overviewOf(admin)).conversion_rate).toBe(100);
  await deps.close();
});
