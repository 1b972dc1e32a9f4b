import { ImportScreen } from "@/components/client-files/import-screen";
import { Messages } from "@/components/i18n/messages";
import { PageHeader } from "@/components/ui/navigation/page-header";
import * as paths from "@/lib/paths";
import { readTranslator, titled } from "@/lib/web/site/language";

export const generateMetadata = () => titled("client-files.import.title");

export default async function ImportClientsPage() {
  const t = await readTranslator();
  return (
    <Messages of={["client-files", "clients-rules", "common", "file-rules.required", "picture"]}>
      <div className="flex flex-col gap-6">
        <PageHeader
          title={t("client-files.import.title")}
          subtitle={t("client-files.import.subtitle")}
          back={{ href: paths.clients, label: t("clients.back") }}
        />
        <ImportScreen />
      </div>
    </Messages>
  );
}
