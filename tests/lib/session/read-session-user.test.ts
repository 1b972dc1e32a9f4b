import { readSessionUser } from "@/lib/session/read-session-user";
import { prepareProxyTests } from "../gateway/send";
import { standInProvider, unauthenticated } from "../gateway/stand-in-provider";
import { buildRequest, buildSession } from "./build-session";

const user = { id: 3, email: "client@example.com", username: "client", is_admin: false, is_client: true };
const profile = "/api/profile";

prepareProxyTests();

async function read(session = buildSession()) {
  return readSessionUser((await buildRequest("/dashboard", { session })).headers);
}

test("a session says who a page is for", async () => {
  const provider = standInProvider({ [profile]: () => Response.json(user) });
  expect(await read()).toEqual(user);
  expect(provider.calls.map(({ headers }) => headers.get("authorization"))).toEqual(["Bearer access-1"]);
});

test("without a session, and with one that is to be renewed first, nobody is asked", async () => {
  const provider = standInProvider();
  expect(await readSessionUser(new Headers())).toBeNull();
  expect(await readSessionUser(new Headers({ cookie: "token=made-up" }))).toBeNull();
  expect(await read(buildSession({ accessExpires: 0 }))).toBeNull();
  expect(provider.calls).toEqual([]);
});

test.each([
  ["refuses", unauthenticated],
  ["fails", () => new Response("<html>", { status: 500 })],
  ["tells something else", () => Response.json({ id: "three" })],
])("it is not known of a provider that %s", async (_, answer) => {
  standInProvider({ [profile]: answer });
  expect(await read()).toBeNull();
});

test("a page waits no longer than a moment", async () => {
  standInProvider({ [profile]: () => new Promise(() => {}) });
  expect(await read()).toBeNull();
});
