import { readError, readErrorBody } from "@/lib/web/answers/read-error";

test.each([
  [{ detail: "d", error: "e", message: "m" }, "d"],
  [{ error: "e", message: "m" }, "e"],
  [{ message: "m", status: "error" }, "m"],
  [{ detail: "", error: "e" }, "e"],
  [{ detail: ["first", "second"] }, "first"],
  [["first", "second"], "first"],
  [{ fields: { email: ["Taken"] } }, "Taken"],
  [{ email: ["Taken"], phone: ["Wrong"] }, "Taken"],
  [{ email: "Taken" }, "Taken"],
  [{ non_field_errors: ["Together wrong"] }, "Together wrong"],
  [{}, null],
  [{ success: false }, null],
  [null, null],
  ["text", null],
  [7, null],
  [[], null],
  [{ detail: { nested: 1 } }, null],
])("%j says %j", (body, detail) => {
  expect(readErrorBody(body).detail).toBe(detail);
});

test("fields and code come along; an envelope's own keys are no fields", () => {
  const body = { detail: "d", code: "validation_error", fields: { email: ["Taken"], age: 7 }, request_id: "1" };
  expect(readErrorBody(body)).toEqual({ detail: "d", code: "validation_error", fields: { email: ["Taken"] } });
  expect(readErrorBody({ error: "e", request_id: "1" }).fields).toBeNull();
});

test("a page of HTML says nothing", async () => {
  expect((await readError(new Response("<h1>502</h1>", { status: 502 }))).detail).toBeNull();
});
