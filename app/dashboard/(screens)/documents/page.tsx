import type { Metadata } from "next";
import { DocumentScreen } from "@/components/documents/document-screen";
import { ClientsOnly } from "@/components/session/clients-only";
import { WithAnswers } from "@/components/session/with-answers";
import { documentOperations } from "@/lib/contract/content/operations";
import { reading } from "@/lib/web/session/read-answers";

export const metadata: Metadata = { title: "My Documents" };

const { listDocuments, getDocumentStats } = documentOperations;
const readings = [reading(listDocuments, { page: 1 }), reading(getDocumentStats)];

export default function DocumentsPage() {
  return (
    <ClientsOnly title="Documents">
      <WithAnswers to={readings}>
        <DocumentScreen />
      </WithAnswers>
    </ClientsOnly>
  );
}
