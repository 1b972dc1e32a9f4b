import { describeApp } from "@/components/card/head/card-manifest";
import * as paths from "@/lib/paths";
import { serveCompanyFile } from "../serve-company";

export const dynamic = "force-dynamic";

/** Lets a phone put the card on its home screen. */
export const GET = serveCompanyFile(paths.cardManifest, async ({ t, company, at }) => ({
  type: "application/manifest+json",
  body: JSON.stringify(describeApp(company, at, t)),
}));
