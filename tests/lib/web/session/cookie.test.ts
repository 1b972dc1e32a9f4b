import { sessionCookie, writeCookie } from "@/lib/web/session/cookie";

test("under https the cookie is bound to this host and to secure connections", () => {
  expect(sessionCookie("https://cards.test")).toMatchObject({
    name: "__Host-token",
    options: { secure: true, path: "/" },
  });
});

test("a site on plain http keeps a cookie that browsers accept there", () => {
  expect(sessionCookie("http://cards.test")).toMatchObject({ name: "token", options: { secure: false } });
  expect(writeCookie("token", "value")).toBe("token=value; Path=/; Max-Age=604800; HttpOnly; SameSite=Lax");
});
