import { mailTopics } from "@/lib/contract/notifications/schema";
import { fixedKeys } from "@/lib/runtime/secrets/key-ring";
import { readUnsubscription, signUnsubscription } from "@/provider/notifications/mail/unsubscribe-tokens";
import { testKeys } from "../../test-options";

test.each(mailTopics)("a token about %s is read again, and stands in an address as it is", (topic) => {
  const token = signUnsubscription(testKeys, { userId: 12, topic });
  expect(readUnsubscription(testKeys, token)).toEqual({ userId: 12, topic });
  expect(encodeURIComponent(token)).toBe(token);
  expect(token).not.toContain(".");
});

test("what was changed, cut off or signed elsewhere is none", () => {
  const token = signUnsubscription(testKeys, { userId: 12, topic: "leads" });
  const others = [
    token.replace("12", "13"),
    token.replace("leads", "reviews"),
    token.slice(0, -1),
    `${token}A`,
    "leads-12-",
    "",
    signUnsubscription(fixedKeys("some other testKeys, just as long as it"), { userId: 12, topic: "leads" }),
  ];
  for (const other of others) expect(readUnsubscription(testKeys, other)).toBeNull();
});
