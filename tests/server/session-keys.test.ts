import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { openSessionKeys } from "@/server/session-keys";

const [AUTH_SECRET, AUTH_SECRET_FORMER] = ["the secret of today, long enough", "the secret of before, long enough"];

test("the settings' secrets go before the folder's, which is left alone", () => {
  const dir = mkdtempSync(path.join(tmpdir(), "namaskard-session-keys-"));
  try {
    const keys = openSessionKeys({ AUTH_SECRET, AUTH_SECRET_FORMER, DATA_DIR: dir });
    expect([keys.current, keys.accepted(0)]).toEqual([AUTH_SECRET, [AUTH_SECRET, AUTH_SECRET_FORMER]]);
    expect(readdirSync(dir)).toEqual([]);
    const own = openSessionKeys({ AUTH_SECRET: undefined, AUTH_SECRET_FORMER, DATA_DIR: dir });
    expect(own.accepted(0)).toEqual([own.current]);
    expect(openSessionKeys({ AUTH_SECRET: undefined, AUTH_SECRET_FORMER, DATA_DIR: dir }).current).toBe(own.current);
  } finally {
    rmSync(dir, { recursive: true });
  }
});
