import { z } from "zod";
import * as failures from "@/lib/contract/failures";
import { readAnswer } from "@/lib/web/answers/read-answer";

const schema = z.object({ id: z.number() });

test("a success comes out under its schema", async () => {
  expect(await readAnswer(Response.json({ id: 7, more: 1 }), schema)).toEqual({ id: 7 });
});

test.each([
  [Response.json({ id: "x" }), "bad_gateway", failures.unavailable],
  [new Response("<h1>hello</h1>"), "bad_gateway", failures.unavailable],
  [Response.json({ message: "Gone" }, { status: 404 }), "not_found", "Gone"],
  [new Response("", { status: 404 }), "not_found", failures.notFound],
  [Response.json({ detail: "Taken" }, { status: 409 }), "conflict", "Taken"],
  [new Response("", { status: 500 }), "bad_gateway", failures.unavailable],
  [new Response("", { status: 503 }), "unavailable", failures.unavailable],
])("case %#: anything else is thrown as %3$s", async (response, code, message) => {
  await expect(readAnswer(response, schema)).rejects.toMatchObject({ code, message });
});
