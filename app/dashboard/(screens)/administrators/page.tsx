import type { Metadata } from "next";
import { AdministratorsScreen } from "@/components/administrators/administrators-screen";
import { WithAnswers } from "@/components/session/with-answers";
import { administratorOperations, resetLinkOperations } from "@/lib/contract/identity/operations";
import { env } from "@/lib/env";
import { reading } from "@/lib/web/session/read-answers";
import { readSite } from "@/lib/web/site/site";

export const metadata: Metadata = { title: "Administrators" };

const readings = [reading(administratorOperations.listAdministrators), reading(resetLinkOperations.getResetHelp)];

export default async function AdministratorsPage() {
  return (
    <WithAnswers to={readings}>
      <AdministratorsScreen brandName={(await readSite()).name} siteUrl={env().SITE_URL} />
    </WithAnswers>
  );
}
