import { drawIcon } from "@/lib/drawing/icon";
import { paths } from "@/lib/paths";
import { loadMark } from "../load-code";
import { serveCompanyFile } from "../serve-company";

export const dynamic = "force-dynamic";

export const GET = serveCompanyFile(
  (slug) => paths.cardIcon(slug, "icon-maskable"),
  async (company) => ({ type: "image/png", body: await drawIcon(await loadMark(company), 512, "maskable") }),
);
