import { createOnce } from "@/lib/api/call/create-once";
import { documentOperations } from "@/lib/contract/content/operations";

const fetchMock = jest.fn<Promise<Response>, [string, RequestInit]>();
const { updateDocument } = documentOperations;

beforeEach(() => {
  Object.assign(globalThis, { fetch: fetchMock });
});

type Outcome = number | "lost";

async function keysOf(outcomes: Outcome[], names: unknown[] = []): Promise<string[]> {
  for (const [index, outcome] of outcomes.entries()) {
    fetchMock.mockImplementationOnce(async () => {
      if (outcome === "lost") throw new TypeError("failed to fetch");
      return new Response("{}", { status: outcome });
    });
    const body = { file_name: (names[index] ?? "a") as string };
    await createOnce(updateDocument, { params: { id: 1 }, body }).catch(() => {});
  }
  return fetchMock.mock.calls.map(([, { headers }]) => (headers as Record<string, string>)["idempotency-key"] ?? "");
}

test("a retry after a lost answer keeps its idempotency key; after a success or a refusal it gets a new one", async () => {
  const [first, second, third, fourth, fifth] = await keysOf(["lost", 502, 200, 400, 200]);
  expect(first).toMatch(/^[\da-f]{32}$/);
  expect([second, third]).toEqual([first, first]);
  expect(new Set([third, fourth, fifth]).size).toBe(3);
});

test("other input has another key, another file too", async () => {
  const files = ["a", "bb"].map((text) => new File([text], "a.pdf", { lastModified: 1 }));
  const keys = await keysOf(["lost", "lost", "lost"], ["b", ...files]);
  expect(new Set(keys).size).toBe(3);
});
