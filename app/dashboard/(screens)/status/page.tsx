import { Messages } from "@/components/i18n/messages";
import { StatusScreen } from "@/components/status-screen";
import { titled } from "@/lib/web/site/language";

export const generateMetadata = () => titled("status.title");

export default function StatusPage() {
  return (
    <Messages of={["common.notProvided", "format.ago", "status"]}>
      <StatusScreen />
    </Messages>
  );
}
