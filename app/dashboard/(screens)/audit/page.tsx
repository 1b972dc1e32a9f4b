import type { Metadata } from "next";
import { AuditScreen } from "@/components/audit/audit-screen";
import { WithAnswers } from "@/components/session/with-answers";
import { auditOperations } from "@/lib/contract/audit/operations";
import { reading } from "@/lib/web/session/read-answers";

export const metadata: Metadata = { title: "Audit log" };

const readings = [reading(auditOperations.listAudit, { page: 1 })];

export default function AuditPage() {
  return (
    <WithAnswers to={readings}>
      <AuditScreen />
    </WithAnswers>
  );
}
