import { performance } from "node:perf_hooks";
import * as accountMessages from "@/lib/contract/identity/messages";
import { isSoonGuessed, requireStrength } from "@/provider/identity/passwords/password-strength";

const about = ["priya@sharma.example", "Sharma Traders"];

test.each(["password", "password123", "12345678", "qwertyuiop", "Passw0rd!", "iloveyou1", "aaaaaaaa", "Sharma12"])(
  "%s is soon guessed",
  async (password) => expect(await isSoonGuessed(password, about)).toBe(true),
);

test.each(["a good password", "correct horse battery", "मेरी दुकान सबसे अच्छी", "kT4-vv90-qLm"])(
  "%s is not",
  async (password) => expect(await isSoonGuessed(password, about)).toBe(false),
);

test("what is known of its owner is worth nothing", async () => {
  expect(await isSoonGuessed("traderssharma", about)).toBe(true);
  expect(await isSoonGuessed("traderssharma", [])).toBe(false);
});

test("long ones that are made to be slow are judged like others", async () => {
  for (const part of ["aA1!", "qwerty123", "4@8({[<36!1|0$5+7%2/", "01012000", "💥"])
    expect(typeof (await isSoonGuessed(part.repeat(128).slice(0, 128), about))).toBe("boolean");
});

test.each(["aA1!", "p4$$w0rd", "4@8({[<36!1|0$5+7%2/", "4@passw0rdmonkey", "01012000", "mnbvcxz!1|iIlL"])(
  "no visitor waits while rows with %s are judged",
  async (part) => {
    await isSoonGuessed(part, about);
    const [before, begun] = [performance.eventLoopUtilization(), performance.now()];
    const rows = Array.from({ length: 20 }, (_, row) => isSoonGuessed(`${row}${part.repeat(64)}`.slice(0, 128), about));
    await Promise.all(rows);
    const { active } = performance.eventLoopUtilization(before);
    expect(active).toBeLessThan(Math.max(50, (performance.now() - begun) / 4));
  },
);

test("the reason is told of the field that it was typed in", async () => {
  await expect(requireStrength("password123", "new_password", about)).rejects.toMatchObject({
    status: 400,
    fields: { new_password: [accountMessages.passwordGuessable] },
  });
});
