import { tooManyAttempts } from "@/lib/contract/failures";
import { loadFormTicket } from "@/lib/web/provider-client/visitors";
import { runtime } from "@/lib/web/runtime";

jest.mock("next/headers", () => ({ headers: async () => new Headers() }));

afterAll(() => {
  runtime().provider = null;
});

function answerWith(status: number, error: string): void {
  runtime().provider = async () => Response.json({ error }, { status });
}

test("of a core provider there is none", async () => {
  answerWith(404, "Not found");
  expect(await loadFormTicket("marigold")).toBeNull();
});

test("who asks too often is told so, and what else fails is the provider's", async () => {
  answerWith(429, tooManyAttempts);
  await expect(loadFormTicket("marigold")).rejects.toMatchObject({ status: 429, message: tooManyAttempts });
  answerWith(500, "Gone wrong");
  await expect(loadFormTicket("marigold")).rejects.toMatchObject({ status: 502, message: "Gone wrong" });
});
