import "./card-words";
import { readFileSync } from "node:fs";
import { counted, t as say } from "@/components/card/enhance/words";
import { scriptKeys } from "@/components/card/script-words";
import { english as t } from "@/tests/english";

const folder = "components/card";
const sources = [
  ...["copy", "media/embeds", "opening-hours", "order", "payment", "save", "share"].map((name) => `enhance/${name}`),
  "product/search",
].map((name) => readFileSync(`${folder}/${name}.ts`, "utf8"));
const shared = ["lib/card/open-state.ts", "lib/format/clock.ts", "lib/format/order.ts"];
const written = [...sources, ...shared.map((file) => readFileSync(file, "utf8"))].join("\n");

test("a text is filled in the page as on the server, whatever is put in", () => {
  const name = "Kaju $& {sum} 'Katli'";
  expect(say("card.basket.more", { name })).toBe(t("card.basket.more", { name }));
  expect(say("format.clock.am", { time: "9:30" })).toBe("9:30 am");
});

test.each([
  [0, "0 items"],
  [1, "1 item"],
  [1_250, "1,250 items"],
])("%d is counted as %s", (count, text) => expect(counted("card.basket.items", count)).toBe(text));

test("every text that the script says is sent along, and no other", () => {
  const keys = [...written.matchAll(/"((?:card|format)\.[\w.]+)"/g)].map(([, key]) => key);
  const days = /^format\.clock\.(?:days|shortDays)\./;
  const said = keys.filter((key = "") => !days.test(key) && key !== "card.basket.items");
  const made = scriptKeys.filter((key) =>
    /^(?:card\.open\.(?:closes|opens|reopens)|format\.clock\.shortDays)\./.test(key),
  );
  expect(new Set([...said, ...made])).toEqual(new Set(scriptKeys));
  for (const key of scriptKeys) expect(say(key)).not.toBe("");
});
