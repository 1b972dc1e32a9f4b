import { NewClientForm } from "@/components/clients/new-client-form";
import { Messages } from "@/components/i18n/messages";
import { PageHeader } from "@/components/ui/navigation/page-header";
import * as paths from "@/lib/paths";
import { titled } from "@/lib/web/site/language";

export const generateMetadata = () => titled("clients.new.title");

export default function NewClientPage() {
  return (
    <Messages of={["clients"]}>
      <div className="flex flex-col gap-6">
        <PageHeader
          title="Add New Client"
          subtitle="Create an account and a card for a company"
          back={{ href: paths.clients, label: "Back to Clients" }}
        />
        <NewClientForm />
      </div>
    </Messages>
  );
}
