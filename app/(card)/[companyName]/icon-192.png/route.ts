import { inTurn } from "@/lib/drawing/drawing-cache";
import { drawIcon } from "@/lib/drawing/icon";
import * as paths from "@/lib/paths";
import { loadMark } from "../load-code";
import { serveCompanyFile } from "../serve-company";

export const dynamic = "force-dynamic";

export const GET = serveCompanyFile(
  (at) => paths.cardIcon(at, "icon-192"),
  async ({ company }) => ({
    type: "image/png",
    body: await inTurn(async () => drawIcon(await loadMark(company), 192)),
  }),
);
