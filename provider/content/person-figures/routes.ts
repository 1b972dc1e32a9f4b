import { personFiguresOperations } from "@/lib/contract/analytics/operations";
import type { Deps } from "../../deps";
import { downloadText } from "../../kernel/http/download";
import { presentPage } from "../../kernel/http/list";
import { createRoutes } from "../../kernel/http/router";
import { presentPersonFigures } from "./presenter";
import { createBoards, exportPersonFigures, listPersonFigures } from "./service";

export function personFiguresRoutes(deps: Deps) {
  const boards = createBoards(deps);
  return createRoutes(deps, personFiguresOperations, {
    async listPersonFigures(call) {
      const { former, ...page } = await listPersonFigures(deps, boards, call.actor, call.query);
      return { ...presentPage(call, page, (row) => presentPersonFigures(deps, row)), former };
    },

    async exportPersonFigures({ actor, query }) {
      const { range, pieces } = await exportPersonFigures(deps, boards, actor, query);
      return downloadText(pieces, "text/csv", `people-${range.from}-to-${range.to}.csv`);
    },
  });
}
