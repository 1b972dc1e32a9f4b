import { DocumentScreen } from "@/components/documents/document-screen";
import { Messages } from "@/components/i18n/messages";
import { ClientsOnly } from "@/components/session/clients-only";
import { WithAnswers } from "@/components/session/with-answers";
import { documentOperations } from "@/lib/contract/content/operations";
import { reading } from "@/lib/web/session/read-answers";
import { titled } from "@/lib/web/site/language";

export const generateMetadata = () => titled("documents.title");

const { listDocuments, getDocumentStats } = documentOperations;
const readings = [reading(listDocuments, { page: 1 }), reading(getDocumentStats)];

export default function DocumentsPage() {
  return (
    <Messages
      of={[
        "common",
        "documents",
        "format.ago",
        "own-plan.state",
        "format.days",
        "format.namedDay",
        "own-plan.resting",
        "own-plan.show",
      ]}
    >
      <ClientsOnly words="documents">
        <WithAnswers to={readings}>
          <DocumentScreen />
        </WithAnswers>
      </ClientsOnly>
    </Messages>
  );
}
