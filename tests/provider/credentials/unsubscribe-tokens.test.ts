import { mailTopics } from "@/lib/contract/notification";
import { readUnsubscription, signUnsubscription } from "@/provider/credentials/unsubscribe-tokens";

const secret = "a secret for tests that is long enough";

test.each(mailTopics)("a token about %s is read again, and stands in an address as it is", (topic) => {
  const token = signUnsubscription(secret, { userId: 12, topic });
  expect(readUnsubscription(secret, token)).toEqual({ userId: 12, topic });
  expect(encodeURIComponent(token)).toBe(token);
  expect(token).not.toContain(".");
});

test("what was changed, cut off or signed elsewhere is none", () => {
  const token = signUnsubscription(secret, { userId: 12, topic: "leads" });
  const others = [
    token.replace("12", "13"),
    token.replace("leads", "reviews"),
    token.slice(0, -1),
    `${token}A`,
    "leads-12-",
    "",
    signUnsubscription(`${secret}!`, { userId: 12, topic: "leads" }),
  ];
  for (const other of others) expect(readUnsubscription(secret, other)).toBeNull();
});
