import { signOut } from "@/lib/web/session/sign-out";
import { failures } from "../../../english";
import { prepareProxyTests } from "../gateway/send";
import { standInProvider } from "../gateway/stand-in-provider";
import { buildRequest, buildSession } from "./build-session";

const path = "/api/auth/logout";
const cleared = "token=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax";

prepareProxyTests();

test("ends the session at the provider and in the browser", async () => {
  const { calls } = standInProvider({ [path]: () => Response.json({}) });
  const response = await signOut(await buildRequest(path, { method: "POST", session: buildSession() }));
  expect([response.status, response.headers.get("set-cookie")]).toEqual([200, cleared]);
  expect(calls).toMatchObject([{ path, body: '{"refresh":"refresh-1"}' }]);
  expect(calls[0]?.headers.get("authorization")).toBe("Bearer access-1");
});

test.each([
  ["cannot be told", () => Promise.reject(new Error("down"))],
  ["has no space left to write", () => Response.json({ detail: failures.storageFull }, { status: 507 })],
])("ends it in the browser and says so when the provider %s", async (_, answer) => {
  standInProvider({ [path]: answer as () => Response });
  const response = await signOut(await buildRequest(path, { method: "POST", session: buildSession() }));
  expect([response.status, response.headers.get("set-cookie")]).toEqual([503, cleared]);
  expect(await response.json()).toMatchObject({ detail: failures.signedOutHereOnly });
});

test.each([
  ["a session", buildSession()],
  ["none", null],
])("counts as ended with %s that the provider knows nothing of", async (_, session) => {
  standInProvider({ [path]: () => Response.json({}, { status: 404 }) });
  const response = await signOut(await buildRequest(path, { method: "POST", session }));
  expect([response.status, response.headers.get("set-cookie")]).toEqual([200, cleared]);
});

test("no other site signs anybody out", async () => {
  const { calls } = standInProvider();
  const headers = { "sec-fetch-site": "cross-site" };
  const response = await signOut(await buildRequest(path, { method: "POST", headers, session: buildSession() }));
  expect([response.status, response.headers.get("set-cookie"), calls]).toEqual([403, null, []]);
});
