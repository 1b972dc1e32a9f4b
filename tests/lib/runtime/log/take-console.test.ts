import { log } from "@/lib/runtime/log/log";
import { takeConsole } from "@/lib/runtime/log/take-console";

test("console output of libraries goes to the log, without its objects", () => {
  const error = jest.spyOn(log, "error").mockImplementation();
  const info = jest.spyOn(log, "info").mockImplementation();
  const former = console.error;
  const end = takeConsole();
  const failure = new Error("not drawn");
  console.error("⨯", { headers: { cookie: "secret" } }, failure);
  console.log("ready in", 5);
  end();
  expect(error.mock.calls).toEqual([["A library reports", failure, { text: "⨯" }]]);
  expect(info.mock.calls).toEqual([["A library reports", { text: "ready in" }]]);
  expect(console.error).toBe(former);
});
