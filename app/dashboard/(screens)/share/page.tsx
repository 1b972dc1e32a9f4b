import type { Metadata } from "next";
import { ClientsOnly } from "@/components/session/clients-only";
import { WithAnswers } from "@/components/session/with-answers";
import { ShareScreen } from "@/components/share/share-screen";
import { profileOperations } from "@/lib/contract/cards/operations";
import { reading } from "@/lib/web/session/read-answers";

export const metadata: Metadata = { title: "Share" };

const readings = [reading(profileOperations.getCompleteProfile)];

export default function SharePage() {
  return (
    <ClientsOnly title="Cards">
      <WithAnswers to={readings}>
        <ShareScreen />
      </WithAnswers>
    </ClientsOnly>
  );
}
