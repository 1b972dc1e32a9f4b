import { NextRequest } from "next/server";
import { fixedKeys } from "@/lib/runtime/secrets/key-ring";
import { runtime } from "@/lib/web/runtime";
import { config, middleware } from "@/middleware";
import { buildAdminSession, buildRequest, buildSession } from "./build-session";

beforeEach(() => {
  runtime().sessionKeys = fixedKeys("a secret for tests that is long enough");
});

const visit = async (path: string, session: ReturnType<typeof buildSession> | null = null) =>
  middleware(new NextRequest(await buildRequest(path, { session })));
const target = async (...args: Parameters<typeof visit>) =>
  (await visit(...args)).headers.get("location")?.replace("http://cards.test", "") ?? null;

test("uploads never pass it", () => {
  expect(config.matcher).toEqual([
    "/dashboard/:path*",
    "/login",
    "/forgot-password",
    "/reset-password",
    "/join/:path*",
  ]);
});

test.each([
  ["/dashboard", "/login?next=%2Fdashboard"],
  ["/dashboard/clients?page=2&search=a", "/login?next=%2Fdashboard%2Fclients%3Fpage%3D2%26search%3Da"],
  ["/login", null],
  ["/login?next=/dashboard/profile", null],
  ["/forgot-password", null],
  ["/reset-password", null],
])("without a session %s leads to %s", async (path, expected) => {
  expect(await target(path)).toBe(expected);
});

test.each([
  ["/login", "/dashboard"],
  ["/login?next=%2Fdashboard%2Fprofile%3Ftab%3D1", "/dashboard/profile?tab=1"],
  ["/login?next=https://evil.test/", "/dashboard"],
  ["/login?next=//evil.test", "/dashboard"],
  ["/login?next=/%5Cevil.test", "/dashboard"],
  ["/login?next=/.//evil.test", "/dashboard"],
  ["/login?next=/%252e//evil.test", "/dashboard"],
  ["/login?next=/a/..//evil.test", "/dashboard"],
  ["/login?next=/%09/evil.test", "/dashboard"],
  ["/login?next=javascript:alert(1)", "/dashboard"],
  ["/forgot-password", null],
  ["/reset-password", null],
  ["/dashboard", null],
  ["/dashboard/clients", "/dashboard"],
  ["/dashboard/clients/new", "/dashboard"],
  ["/dashboard/clients/7", "/dashboard"],
  ["/dashboard/clients/7/edit", null],
  ["/dashboard/clients/7/change-password", null],
  ["/dashboard/clients/7/edit/more", "/dashboard"],
  ["/dashboard/clientsideout", null],
  ["/dashboard/%63lients", "/dashboard"],
  ["/dashboard/sign-ups", "/dashboard"],
  ["/dashboard/sign-ups/7", "/dashboard"],
  ["/dashboard/administrators", "/dashboard"],
  ["/dashboard/audit", "/dashboard"],
  ["/dashboard/status", "/dashboard"],
  ["/dashboard/sign-ups-of-mine", null],
])("a client on %s goes to %s", async (path, expected) => {
  expect(await target(path, buildSession())).toBe(expected);
});

test("an administrator may see clients and requests", async () => {
  for (const path of ["/dashboard/clients", "/dashboard/clients/7", "/dashboard/clients/new", "/dashboard/sign-ups"])
    expect(await target(path, buildAdminSession())).toBeNull();
});

const languageOf = (response: Response) =>
  [response.headers.get("x-middleware-request-cookie"), response.headers.get("set-cookie")].map(
    (cookies) => /language=(\w+)/.exec(cookies ?? "")?.[1],
  );

test("a link's language is that of a device that has chosen none, also on the way to the sign-in", async () => {
  expect(languageOf(await visit("/login?language=hi"))).toEqual(["hi", "hi"]);
  expect(languageOf(await visit("/reset-password?language=hi"))).toEqual(["hi", "hi"]);
  expect((await visit("/dashboard/account?language=hi")).headers.get("set-cookie")).toContain("language=hi;");
  for (const path of ["/login", "/login?language=xx", "/login?language="])
    expect((await visit(path)).headers.get("set-cookie")).toBeNull();
});

test("a device keeps the language that it has chosen", async () => {
  const cookie = { cookie: "language=ta" };
  const response = await middleware(new NextRequest("http://cards.test/login?language=hi", { headers: cookie }));
  expect(languageOf(response)).toEqual(["ta", undefined]);
});

test("every page gets a policy with a nonce of its own, and is kept by nobody", async () => {
  const [first, second] = [await visit("/login"), await visit("/login")];
  const policy = first.headers.get("content-security-policy") ?? "";
  const nonce = /'nonce-([^']+)'/.exec(policy)?.[1];
  expect(policy).toContain(`script-src 'self' 'nonce-${nonce}' 'strict-dynamic';`);
  expect(policy).toContain("frame-ancestors 'none'");
  expect(policy).not.toContain("unsafe-eval");
  expect(first.headers.get("x-middleware-request-x-nonce")).toBe(nonce);
  expect(first.headers.get("x-middleware-request-content-security-policy")).toBe(policy);
  expect(second.headers.get("content-security-policy")).not.toBe(policy);
  expect(first.headers.get("cache-control")).toBe("private, no-store");
  expect((await visit("/dashboard")).headers.get("cache-control")).toBe("private, no-store");
});
