import { sessionOperations } from "@/lib/contract/identity/operations";
import type { Deps } from "../../deps";
import { createRoutes } from "../../kernel/http/router";
import { presentSession } from "./presenter";
import { endOtherSessions, endSession, listSessions } from "./service";

export function ownSessionRoutes(deps: Deps) {
  return createRoutes(deps, sessionOperations, {
    async listSessions({ actor }) {
      const sessions = await listSessions(deps, actor);
      return { results: sessions.map((session) => presentSession(session, actor.sessionId)) };
    },

    endOtherSessions: ({ actor, by }) => endOtherSessions(deps, actor, by),

    endSession: ({ actor, by, params }) => endSession(deps, actor, params.session, by),
  });
}
