import { Hono } from "hono";
import { describeApi } from "./document";

/** `GET /openapi.json`, built on the first request; it does not change while the process runs. */
export function openApiRoutes() {
  let text: string | undefined;
  return new Hono().get("/openapi.json", (c) => {
    text ??= JSON.stringify(describeApi());
    return c.body(text, 200, { "content-type": "application/json", "cache-control": "public, max-age=3600" });
  });
}
