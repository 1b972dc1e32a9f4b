import { hashPassword, verifyPassword } from "@/provider/identity/passwords/passwords";

test("hashes with argon2id at the agreed cost, differently each time", async () => {
  const [first, second] = [await hashPassword("a good password"), await hashPassword("a good password")];
  expect(first).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(second).not.toBe(first);
});

test("knows the password again, however its letters are composed, and no other", async () => {
  const hash = await hashPassword("Zoë geht ins Café".normalize("NFD"));
  expect(await verifyPassword(hash, "Zoë geht ins Café".normalize("NFC"))).toBe(true);
  expect(await verifyPassword(hash, "zoë geht ins café")).toBe(false);
  expect(await verifyPassword(hash, "")).toBe(false);
});

test("without an account it works as long as with one", async () => {
  const hash = await hashPassword("a good password");
  const time = async (storedHash: string | undefined) => {
    const start = performance.now();
    for (let count = 0; count < 10; count++) expect(await verifyPassword(storedHash, "a guess")).toBe(false);
    return performance.now() - start;
  };
  await time(undefined);
  const ratio = (await time(undefined)) / (await time(hash));
  expect(ratio).toBeGreaterThan(0.2);
  expect(ratio).toBeLessThan(5);
});
