import { makePassword } from "@/lib/browser/make-password";
import { passwordSchema } from "@/lib/contract/identity/schema";
import { isSoonGuessed } from "@/provider/identity/passwords/password-strength";

test("a password can be read out, and no two are the same", async () => {
  const made = Array.from({ length: 200 }, makePassword);
  for (const password of made) expect(password).toMatch(/^([a-hjkmnp-z2-9]{4}-){3}[a-hjkmnp-z2-9]{4}$/);
  expect(new Set(made).size).toBe(made.length);
  expect(new Set(made.join("").replaceAll("-", "")).size).toBe(31);
});

test("the server takes it", async () => {
  const password = makePassword();
  expect(passwordSchema.parse(password)).toBe(password);
  expect(await isSoonGuessed(password, ["asha@example.com", "Asha Traders"])).toBe(false);
});
