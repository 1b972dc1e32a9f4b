import { createECDH } from "node:crypto";
import { derivePushKeys } from "@/provider/ports/push/web-push";

const secret = "a secret for tests that is long enough";

test("one secret has one pair of keys, another one has another", () => {
  const { publicKey, privateKey } = derivePushKeys(secret);
  expect(derivePushKeys(secret)).toEqual({ publicKey, privateKey });
  expect(derivePushKeys(`${secret}!`).publicKey).not.toBe(publicKey);
  expect(Buffer.from(publicKey, "base64url")).toHaveLength(65);
  expect(Buffer.from(privateKey, "base64url")).toHaveLength(32);
  const pair = createECDH("prime256v1");
  pair.setPrivateKey(privateKey, "base64url");
  expect(pair.getPublicKey("base64url")).toBe(publicKey);
});

test("a site keeps its keys from release to release, or every device would be lost", () => {
  expect(derivePushKeys(secret).publicKey).toMatchInlineSnapshot(
    `"BHPek1-bDLoy0jrnHNID6jaqp8Fd-rBgUzQ98m9PGULpxjZY43OPvjtAw0s1NWuU84zvcb-JMrWk9bqBf9hhdZE"`,
  );
});
