import { clientTag, type PageNews } from "@/lib/contract/page-tags";
import { createAnnounce } from "@/provider/kernel/write/announce";
import type { Api, ClientCaller } from "../../contract/api";
import { buildDeps, openApi, type TestDeps } from "../build-deps";

const contact = "asha@example.com";
let deps: TestDeps;
let api: Api;
let clients: ClientCaller[];
let announced: PageNews[number][];

beforeEach(async () => {
  announced = [];
  deps = await buildDeps({ announce: createAnnounce(async (news) => void announced.push(...news)) });
  api = await openApi(deps);
  clients = [await api.client(), await api.client()];
});
afterEach(() => deps.close());

async function addFeedback(client: ClientCaller, status?: string): Promise<void> {
  const json = { customer_name: "Asha", customer_email: contact, rating: 5, message: "Good" };
  const { body } = await client.call("createFeedback", { json });
  if (status) await client.call("updateFeedback", { params: { id: body.id }, json: { status } });
}

test("the cards that showed a review are announced as changed, and no others", async () => {
  const [first, second] = clients as [ClientCaller, ClientCaller];
  await addFeedback(first, "approved");
  await addFeedback(first);
  await addFeedback(second);
  announced = [];
  const { body } = await (await api.admin()).call("deleteVisitorData", { json: { contact } });
  expect(body).toEqual({ feedback: 3, leads: 0, appointments: 0 });
  expect(announced).toEqual([clientTag(first.id)]);
});

test("each company's record tells how much it was, and who deleted it", async () => {
  for (const client of clients) await addFeedback(client);
  await (await api.admin()).call("deleteVisitorData", { json: { contact } });
  const entries = await deps.db
    .selectFrom("audit_log")
    .select(["target", "detail", "client_id"])
    .where("action", "=", "visitor_data_deleted")
    .orderBy("client_id")
    .execute();
  expect(entries).toEqual(
    clients.map(({ id }) => ({
      target: `client:${id}`,
      detail: "1 review, 0 enquiries, 0 appointments",
      client_id: id,
    })),
  );
});

test("what is not there leaves no record", async () => {
  const { body } = await (await api.admin()).call("deleteVisitorData", { json: { contact } });
  expect(body).toEqual({ feedback: 0, leads: 0, appointments: 0 });
  const entries = deps.db.selectFrom("audit_log").select("id").where("action", "=", "visitor_data_deleted");
  expect(await entries.execute()).toEqual([]);
});
