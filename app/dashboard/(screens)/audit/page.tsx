import { AuditScreen } from "@/components/audit/audit-screen";
import { Messages } from "@/components/i18n/messages";
import { WithAnswers } from "@/components/session/with-answers";
import { auditOperations } from "@/lib/contract/audit/operations";
import { reading } from "@/lib/web/session/read-answers";
import { titled } from "@/lib/web/site/language";

export const generateMetadata = () => titled("audit.title");

const readings = [reading(auditOperations.listAudit, { page: 1 })];

export default function AuditPage() {
  return (
    <Messages of={["activity", "audit", "common.list", "common.pages", "format.ago"]}>
      <WithAnswers to={readings}>
        <AuditScreen />
      </WithAnswers>
    </Messages>
  );
}
