import { describePersonApp } from "@/components/card/head/card-manifest";
import * as paths from "@/lib/paths";
import { servePersonFile } from "../serve-person-file";

export const dynamic = "force-dynamic";

/** Lets a phone put a person's card on its home screen. */
export const GET = servePersonFile(paths.personManifest, async ({ t, company, at, person }) => ({
  type: "application/manifest+json",
  body: JSON.stringify(describePersonApp(company, at, t, person)),
}));
