import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { readSecrets } from "@/lib/process/data-dir";
import { StartError } from "@/lib/process/start-error";
import { openOptions, parseProviderEnv } from "@/provider/env";

test("everything has a default", () => {
  expect(parseProviderEnv({ PROVIDER_PORT: "", HOME: "/root" })).toEqual({
    PROVIDER_PORT: 8000,
    HOST: "0.0.0.0",
    DATA_DIR: "./data",
    LOGIN_RATE_PER_MINUTE: 10,
    MEDIA_BASE_URL: "",
    SEED_DEMO: true,
  });
});

test("wrong values are named, one a line", () => {
  const parse = () => parseProviderEnv({ PROVIDER_PORT: "x", TOKEN_SECRET: "short", ADMIN_EMAIL: "nobody" });
  expect(parse).toThrow(StartError);
  expect(parse).toThrow(/^ADMIN_EMAIL: .+\nTOKEN_SECRET: .+\nPROVIDER_PORT: .+$/);
});

test("tokens are signed with the secret that is set, or with the data folder's own", () => {
  const dataDir = mkdtempSync(path.join(tmpdir(), "namaskard-env-"));
  const secret = "a secret for tests that is long enough";
  const secretOf = (source: Record<string, string>) =>
    openOptions(parseProviderEnv({ DATA_DIR: dataDir, ...source })).tokenSecret;
  expect(secretOf({ TOKEN_SECRET: secret })).toBe(secret);
  expect(secretOf({})).toBe(readSecrets(dataDir).tokens);
  rmSync(dataDir, { recursive: true });
});
