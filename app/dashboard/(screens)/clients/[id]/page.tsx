import { ClientDetail } from "@/components/clients/client-detail";
import { Messages } from "@/components/i18n/messages";
import { titled } from "@/lib/web/site/language";
import { readId } from "@/lib/web/site/read-id";

export const generateMetadata = () => titled("clients.detail.title");

export default async function ClientPage({ params }: { params: Promise<{ id: string }> }) {
  return (
    <Messages
      of={[
        "card-files",
        "client-payments",
        "clients",
        "common.active",
        "common.delete",
        "common.inactive",
        "common.notProvided",
        "failures.clientNotFound",
        "format.ago",
        "format.days",
        "format.namedDay",
        "joining.invitations",
        "joining.roles",
        "own-plan.section.used",
        "plans.client",
        "plans.close",
        "plans.days.action",
        "plans.fields",
        "plans.has",
        "plans.keep",
        "plans.next",
        "plans.noPlan",
        "plans.pause",
        "plans.resume",
        "plans.state",
        "plans.undo",
      ]}
    >
      <ClientDetail id={readId((await params).id)} />
    </Messages>
  );
}
