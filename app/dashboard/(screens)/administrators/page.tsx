import type { Metadata } from "next";
import { AdministratorsScreen } from "@/components/administrators/administrators-screen";
import { WithAnswers } from "@/components/session/with-answers";
import { administratorOperations, resetLinkOperations } from "@/lib/contract/identity/operations";
import { reading } from "@/lib/web/session/read-answers";

export const metadata: Metadata = { title: "Administrators" };

const readings = [reading(administratorOperations.listAdministrators), reading(resetLinkOperations.getResetHelp)];

export default function AdministratorsPage() {
  return (
    <WithAnswers to={readings}>
      <AdministratorsScreen />
    </WithAnswers>
  );
}
