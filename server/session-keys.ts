import type { Env } from "@/lib/env";
import { openDataDir } from "@/lib/runtime/data-dir";
import { fixedKeys, type KeyRing } from "@/lib/runtime/secrets/key-ring";
import { openSecrets } from "@/lib/runtime/secrets/open";

/** Keys of the session cookie, from the settings or the data folder. @throws StartError if they cannot be read */
export function openSessionKeys({
  AUTH_SECRET,
  AUTH_SECRET_FORMER,
  DATA_DIR,
}: Pick<Env, "AUTH_SECRET" | "AUTH_SECRET_FORMER" | "DATA_DIR">): KeyRing {
  if (AUTH_SECRET === undefined) return openSecrets(openDataDir(DATA_DIR)).session;
  return fixedKeys(AUTH_SECRET, AUTH_SECRET_FORMER);
}
