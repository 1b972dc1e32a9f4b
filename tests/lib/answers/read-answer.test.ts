import { z } from "zod";
import { readAnswer } from "@/lib/answers/read-answer";
import * as messages from "@/lib/contract/messages";

const schema = z.object({ id: z.number() });

test("a success comes out under its schema", async () => {
  expect(await readAnswer(Response.json({ id: 7, more: 1 }), schema)).toEqual({ id: 7 });
});

test.each([
  [Response.json({ id: "x" }), "bad_gateway", messages.unavailable],
  [new Response("<h1>hello</h1>"), "bad_gateway", messages.unavailable],
  [Response.json({ message: "Gone" }, { status: 404 }), "not_found", "Gone"],
  [new Response("", { status: 404 }), "not_found", messages.notFound],
  [Response.json({ detail: "Taken" }, { status: 409 }), "conflict", "Taken"],
  [new Response("", { status: 500 }), "bad_gateway", messages.unavailable],
  [new Response("", { status: 503 }), "unavailable", messages.unavailable],
])("case %#: anything else is thrown as %3$s", async (response, code, message) => {
  await expect(readAnswer(response, schema)).rejects.toMatchObject({ code, message });
});
