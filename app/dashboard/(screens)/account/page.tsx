import { Messages } from "@/components/i18n/messages";
import { AccountSettings } from "@/components/profile/account-settings";
import * as paths from "@/lib/paths";
import { readTranslator, titled } from "@/lib/web/site/language";

export const generateMetadata = () => titled("account.title");

export default async function AccountPage() {
  const t = await readTranslator();
  return (
    <Messages of={["account", "picture", "file-rules", "profile", "card-files", "account-rules", "backup-rules"]}>
      <AccountSettings title={t("account.title")} back={{ href: paths.profile, label: t("account.back") }} />
    </Messages>
  );
}
