import type { LiveSession } from "@/lib/contract/identity/schema";
import { nameDevice } from "../../kernel/http/session-origin";
import type { Row } from "../../ports/database/schema";

export function presentSession(session: Row<"sessions">, currentId: string): LiveSession {
  const { id, agent, address, country, town, created_at, rotated_at: seen_at } = session;
  return { id, is_current: id === currentId, ...nameDevice(agent), address, country, town, created_at, seen_at };
}
