import { NewClientForm } from "@/components/clients/new-client-form";
import { Messages } from "@/components/i18n/messages";
import { PageHeader } from "@/components/ui/navigation/page-header";
import * as paths from "@/lib/paths";
import { readTranslator, titled } from "@/lib/web/site/language";

export const generateMetadata = () => titled("clients.new.title");

export default async function NewClientPage() {
  const t = await readTranslator();
  return (
    <Messages of={["clients.new", "common", "rules.tooLong"]}>
      <div className="flex flex-col gap-6">
        <PageHeader
          title={t("clients.new.title")}
          subtitle={t("clients.new.subtitle")}
          back={{ href: paths.clients, label: t("clients.back") }}
        />
        <NewClientForm />
      </div>
    </Messages>
  );
}
