import { Messages } from "@/components/i18n/messages";
import { LinkPreviewScreen } from "@/components/link-preview/link-preview-screen";
import { ClientsOnly } from "@/components/session/clients-only";
import { titled } from "@/lib/web/site/language";

export const generateMetadata = () => titled("share.preview.title");

export default function PreviewPage() {
  return (
    <Messages of={["common.forClients", "share.preview"]}>
      <ClientsOnly words="share.preview">
        <LinkPreviewScreen />
      </ClientsOnly>
    </Messages>
  );
}
