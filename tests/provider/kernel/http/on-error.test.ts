import { Hono } from "hono";
import { log } from "@/lib/runtime/log/log";
import type { AppEnv } from "@/provider/kernel/http/context";
import { onError } from "@/provider/kernel/http/on-error";
import { DatabaseError, type Failure } from "@/provider/ports/database/failure";
import { failures } from "../../../english";

let logged: jest.SpyInstance;
beforeEach(() => {
  logged = jest.spyOn(log, "error").mockImplementation();
});

async function answerTo(error: unknown) {
  const app = new Hono<AppEnv>();
  app.get("/", () => {
    throw error;
  });
  app.onError(onError);
  const response = await app.request("/");
  return { response, body: await response.json() };
}

const failing = (failure: Failure) => new DatabaseError(failure, false, new Error("a secret of the database"));
const codeOf = (code: string) => Object.assign(new Error("a secret of the disk"), { code });

test.each<[string, Error, number, string]>([
  ["a lost race", failing("conflict"), 409, failures.changedMeanwhile],
  ["a busy database", failing("busy"), 503, failures.unavailable],
  ["a database that is away", failing("unavailable"), 503, failures.unavailable],
  ["a full database", failing("full"), 507, failures.storageFull],
  ["a full disk", codeOf("ENOSPC"), 507, failures.storageFull],
  ["a full quota", codeOf("EDQUOT"), 507, failures.storageFull],
  ["anything else", new Error("a secret"), 500, failures.internal],
])("%s answers with its status, and its cause goes to the log alone", async (_, error, status, detail) => {
  const { response, body } = await answerTo(error);
  expect([response.status, body.detail]).toEqual([status, detail]);
  expect(response.headers.get("retry-after")).toBe(status === 503 ? "2" : null);
  expect(JSON.stringify(body)).not.toContain("secret");
  expect(logged).toHaveBeenCalledWith("A call failed", error, { method: "GET", path: "/" });
});
