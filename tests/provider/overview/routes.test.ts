import { overviewSchema } from "@/lib/contract/overview";
import type { Caller } from "../../contract/api";
import { pdfFile, pngFile } from "../../contract/files";
import { buildDeps, openApi } from "../build-deps";

// Documents are looked into by threads of their own, which take their time on a busy machine.
jest.setTimeout(60_000);

const unmeasured = { views: null, feedback: null, conversion_rate: null };

const overviewOf = async (caller: Caller) => overviewSchema.parse((await caller.call("getOverview")).body);

test("counts for each what is its own, and for administrators all there is", async () => {
  const deps = await buildDeps();
  const api = await openApi(deps);
  const admin = await api.admin();
  expect(await overviewOf(admin)).toEqual({ ...unmeasured, clients: 0, active_clients: 0, documents: 0, products: 0 });

  const [first, second] = [await api.client(), await api.client()];
  const document = await first.call("createDocument", { form: { file: await pdfFile(), file_name: "Catalogue" } });
  await second.call("createDocument", { form: { file: await pdfFile(), file_name: "Prices" } });
  await first.call("createProduct", { form: { name: "Lamp", image: await pngFile() } });
  const own = { ...unmeasured, clients: null, active_clients: null };
  expect(await overviewOf(first)).toEqual({ ...own, documents: 1, products: 1 });
  expect(await overviewOf(second)).toEqual({ ...own, documents: 1, products: 0 });
  expect(await overviewOf(admin)).toEqual({ ...unmeasured, clients: 2, active_clients: 2, documents: 2, products: 1 });

  await first.call("deleteDocument", { params: { id: document.body.id } });
  expect(await overviewOf(first)).toEqual({ ...own, documents: 0, products: 1 });
  await admin.call("blockClient", { params: { id: second.id } });
  expect(await overviewOf(admin)).toEqual({ ...unmeasured, clients: 2, active_clients: 1, documents: 0, products: 1 });
  await admin.call("deleteClient", { params: { id: first.id } });
  expect(await overviewOf(admin)).toEqual({ ...unmeasured, clients: 1, active_clients: 0, documents: 0, products: 0 });
  await deps.close();
});
