import { sessionEnvironment } from "@/server/session-environment";

test("next-auth is told the site's address, so that no request's Host decides", () => {
  expect(sessionEnvironment("s", "https://cards.test")).toEqual({
    NEXTAUTH_SECRET: "s",
    NEXTAUTH_URL: "https://cards.test",
  });
});
