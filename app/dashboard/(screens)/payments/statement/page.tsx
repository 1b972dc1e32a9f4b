import { Messages } from "@/components/i18n/messages";
import { StatementScreen } from "@/components/statement/statement-screen";
import { PageHeader } from "@/components/ui/navigation/page-header";
import * as paths from "@/lib/paths";
import { readTranslator, titled } from "@/lib/web/site/language";

export const generateMetadata = () => titled("statement.title");

export default async function StatementPage() {
  const t = await readTranslator();
  return (
    <Messages
      of={[
        "statement",
        "billing.outcomes",
        "billing-rules.noStatement",
        "billing-rules.statementTooLong",
        "clients-rules.file",
        "file-rules.required",
        "format",
        "picture",
      ]}
    >
      <div className="flex flex-col gap-6">
        <PageHeader
          title={t("statement.title")}
          subtitle={t("statement.subtitle")}
          back={{ href: paths.payments, label: t("billing.title") }}
        />
        <StatementScreen />
      </div>
    </Messages>
  );
}
