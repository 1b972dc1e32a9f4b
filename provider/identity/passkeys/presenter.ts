import type { Passkey } from "@/lib/contract/identity/schema";
import { nameDevice } from "../../kernel/http/session-origin";
import type { Row } from "../../ports/database/schema";

export function presentPasskey({ id, name, agent, is_synced, created_at, used_at }: Row<"passkeys">): Passkey {
  return { id, name, ...nameDevice(agent), is_synced, created_at, used_at };
}
