import { Messages } from "@/components/i18n/messages";
import { AccountSettings } from "@/components/profile/account-settings";
import * as paths from "@/lib/paths";
import { titled } from "@/lib/web/site/language";

export const generateMetadata = () => titled("account.title");

export default function AccountPage() {
  return (
    <Messages of={["account", "picture", "file-rules", "profile", "card-files", "account-rules", "backup-rules"]}>
      <AccountSettings title="Account" back={{ href: paths.profile, label: "Back to Profile" }} />
    </Messages>
  );
}
