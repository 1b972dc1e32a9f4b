import { clientOperations } from "@/lib/contract/clients/operations";
import { videoOperations } from "@/lib/contract/content/operations";
import { accountOperations } from "@/lib/contract/identity/operations";
import { readAnswers, reading } from "@/lib/web/session/read-answers";
import { prepareProxyTests } from "../gateway/send";
import { standInProvider, unauthenticated } from "../gateway/stand-in-provider";
import { buildRequest, buildSession } from "./build-session";

const user = { id: 3, email: "client@example.com", username: "client", is_admin: false, is_client: true };
const videos = { count: 0, next: null, previous: null, results: [] };
const { getCurrentUser } = accountOperations;
const { listVideos } = videoOperations;
const profile = "/api/profile";
const list = `/api${listVideos.path}`;

prepareProxyTests();

async function read(session = buildSession(), readings = [reading(getCurrentUser)]) {
  return readAnswers((await buildRequest("/dashboard", { session })).headers, readings);
}

test("a page gets what its session may read, by the path that browsers ask for", async () => {
  const provider = standInProvider({
    [profile]: () => Response.json(user),
    [`${list}?page=1`]: () => Response.json(videos),
  });
  const readings = [reading(getCurrentUser), reading(listVideos, { search: "", page: 1 })];
  expect((await read(buildSession(), readings)).answers).toEqual({
    [getCurrentUser.path]: user,
    [`${listVideos.path}?page=1`]: videos,
  });
  expect(provider.calls.map(({ headers }) => headers.get("authorization"))).toEqual(Array(2).fill("Bearer access-1"));
});

test("a page knows of which client its answers are, where the provider says so", async () => {
  const headers = { "x-company-id": "12" };
  standInProvider({ [profile]: () => Response.json(user), [list]: () => Response.json(videos, { headers }) });
  expect(await read(buildSession(), [reading(getCurrentUser), reading(listVideos)])).toMatchObject({ clientId: 12 });
  expect((await read()).clientId).toBeUndefined();
});

test("without a session, or with one that needs a refresh, nothing is fetched", async () => {
  const provider = standInProvider();
  const readings = [reading(getCurrentUser)];
  expect(await readAnswers(new Headers(), readings)).toEqual({ answers: {} });
  expect(await readAnswers(new Headers({ cookie: "token=made-up" }), readings)).toEqual({ answers: {} });
  expect(await read(buildSession({ accessExpires: 0 }))).toEqual({ answers: {} });
  expect(provider.calls).toEqual([]);
});

test("nothing of another role is fetched", async () => {
  const provider = standInProvider();
  expect(await read(buildSession(), [reading(clientOperations.listClients)])).toEqual({ answers: {} });
  expect(await read(buildSession(), [{ ...reading(getCurrentUser), access: "site.edit" }])).toEqual({ answers: {} });
  expect(provider.calls).toEqual([]);
});

test.each([
  ["refuses", unauthenticated],
  ["fails", () => new Response("<html>", { status: 500 })],
  ["tells something else", () => Response.json({ id: "three" })],
])("an answer is left out where the provider %s; others are not", async (_, answer) => {
  standInProvider({ [profile]: answer, [list]: () => Response.json(videos) });
  const { answers } = await read(buildSession(), [reading(getCurrentUser), reading(listVideos)]);
  expect(answers).toEqual({ [listVideos.path]: videos });
});

test("a page waits no longer than a moment", async () => {
  standInProvider({ [profile]: () => new Promise(() => {}) });
  expect(await read()).toEqual({ answers: {} });
});
