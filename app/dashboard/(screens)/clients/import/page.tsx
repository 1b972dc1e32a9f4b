import { ImportScreen } from "@/components/client-files/import-screen";
import { Messages } from "@/components/i18n/messages";
import { PageHeader } from "@/components/ui/navigation/page-header";
import * as paths from "@/lib/paths";
import { titled } from "@/lib/web/site/language";

export const generateMetadata = () => titled("client-files.import.title");

export default function ImportClientsPage() {
  return (
    <Messages of={["client-files", "picture", "file-rules"]}>
      <div className="flex flex-col gap-6">
        <PageHeader
          title="Import clients"
          subtitle="Create many accounts from a CSV file"
          back={{ href: paths.clients, label: "Back to Clients" }}
        />
        <ImportScreen />
      </div>
    </Messages>
  );
}
