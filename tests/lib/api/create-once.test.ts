import { createOnce } from "@/lib/api/create-once";
import { RequestError } from "@/lib/api/request";

async function keysOf(outcomes: (Error | null)[], input: Record<string, unknown>[] = []): Promise<string[]> {
  const keys: string[] = [];
  for (const [index, outcome] of outcomes.entries()) {
    const create = async (key: string) => {
      keys.push(key);
      if (outcome) throw outcome;
    };
    await createOnce("/client/documents/", input[index] ?? { name: "a" }, create).catch(() => {});
  }
  return keys;
}

const lost = new RequestError(0, { code: "timeout" });
const refused = new RequestError(400, { detail: "Wrong" });

test("a second try after a lost answer has the same key, one after a success or a refusal a new one", async () => {
  const [first, second, third, fourth, fifth] = await keysOf([lost, new RequestError(502, {}), null, refused, null]);
  expect(first).toMatch(/^[\da-f]{32}$/);
  expect([second, third]).toEqual([first, first]);
  expect(new Set([third, fourth, fifth]).size).toBe(3);
});

test("other input has another key, another file too", async () => {
  const files = ["a", "bb"].map((text) => ({ file: new File([text], "a.pdf", { lastModified: 1 }) }));
  const keys = await keysOf([lost, lost, lost], [{ name: "b" }, ...files]);
  expect(new Set(keys).size).toBe(3);
});
