import { createMiddleware } from "hono/factory";
import type { Deps } from "../deps";
import type { AppEnv } from "./context";

export function idempotent(_deps: Deps) {
  return createMiddleware<AppEnv>(async (_c, next) => next());
}
