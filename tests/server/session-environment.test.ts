import { sessionEnvironment } from "@/server/session-environment";

test("a configured address is told to next-auth; without one the visitor's Host decides", () => {
  expect(sessionEnvironment("s", "https://cards.test", true)).toEqual({
    NEXTAUTH_SECRET: "s",
    NEXTAUTH_URL: "https://cards.test",
  });
  expect(sessionEnvironment("s", "http://localhost:3000", false)).toEqual({
    NEXTAUTH_SECRET: "s",
    AUTH_TRUST_HOST: "true",
  });
});
