import { pathOf } from "@/lib/contract/operation";
import { operations } from "@/lib/contract/operations";
import { changedHeader } from "@/lib/contract/page-tags";
import { runtime } from "@/lib/web/runtime";
import { buildAdminSession, buildSession } from "../session/build-session";
import { prepareProxyTests, send } from "./send";
import { standInProvider } from "./stand-in-provider";

const json = '{"a":1}';
const documentsPath = pathOf(operations.listDocuments);

prepareProxyTests();

test("a client's write drops its own pages, before the answer", async () => {
  const { purged } = standInProvider();
  await send(pathOf(operations.listVideos), { method: "POST", body: json, session: buildSession() });
  expect(purged).toEqual([["user:3", "client:12"]]);
  await send(pathOf(operations.updateAccount), {
    method: "PUT",
    body: json,
    session: buildSession({ clientId: null }),
  });
  expect(purged[1]).toEqual(["user:3", "companies"]);
});

test("an administrator's write drops the client's, and one about the site its own pages", async () => {
  const path = pathOf(operations.getClient, { id: 12 });
  const { purged } = standInProvider({ [`/api${path}`]: () => Response.json({ id: 12, user: { id: 3 } }) });
  const { body } = await send(path, { method: "PUT", body: json, session: buildAdminSession() });
  expect([purged, body]).toEqual([[["client:12", "user:3", "companies"]], { id: 12, user: { id: 3 } }]);
  await send(pathOf(operations.blockClient, { id: 7 }), { method: "POST", session: buildAdminSession() });
  expect(purged[1]).toEqual(["client:7", "companies"]);
  await send(pathOf(operations.updateSite), { method: "PATCH", body: json, session: buildAdminSession() });
  expect(purged[2]).toEqual(["site"]);
});

test("reads and refusals drop nothing, an unknown outcome does", async () => {
  const { purged } = standInProvider({
    [`/api${documentsPath}`]: () => new Response("{}", { status: 400 }),
    [`/api${pathOf(operations.listBanners)}`]: () => {
      throw new Error("cut");
    },
  });
  await send(pathOf(operations.listVideos), { session: buildSession() });
  await send(documentsPath, { method: "POST", body: json, session: buildSession() });
  expect(purged).toEqual([]);
  await send(pathOf(operations.listBanners), { method: "POST", body: json, session: buildSession() });
  expect(purged).toEqual([["user:3", "client:12"]]);
});

test("what a provider announces is dropped, no more and no less, whatever the status", async () => {
  const videosPath = pathOf(operations.listVideos);
  const answering = (status: number, changed: string) => () =>
    new Response("{}", { status, headers: { [changedHeader]: changed } });
  const { purged } = standInProvider({
    [`/api${documentsPath}`]: answering(201, "client:7 companies"),
    [`/api${videosPath}`]: answering(201, ""),
    [`/api${pathOf(operations.listBanners)}`]: answering(507, "client:7"),
  });
  const answer = await send(documentsPath, { method: "POST", body: json, session: buildSession() });
  expect(purged).toEqual([["client:7", "companies"]]);
  expect(answer.headers.has(changedHeader)).toBe(false);
  await send(videosPath, { method: "POST", body: json, session: buildSession() });
  expect(purged).toHaveLength(1);
  await send(pathOf(operations.listBanners), { method: "POST", body: json, session: buildSession() });
  expect(purged[1]).toEqual(["client:7"]);
});

test("of a provider that announces nothing, only what an operation may change is dropped", async () => {
  const { purged } = standInProvider();
  await send(pathOf(operations.deleteSignUp, { id: 12 }), { method: "DELETE", session: buildAdminSession() });
  await send(pathOf(operations.changeOwnPassword), { method: "PUT", body: json, session: buildSession() });
  expect(purged).toEqual([]);
});

test("the answer waits until every process has dropped what changed", async () => {
  standInProvider();
  const events: string[] = [];
  runtime().purge = async () => {
    await new Promise((resolve) => setTimeout(resolve, 50));
    events.push("dropped");
  };
  await send(pathOf(operations.listVideos), { method: "POST", body: json, session: buildSession() });
  events.push("answered");
  expect(events).toEqual(["dropped", "answered"]);
});
