import { Messages } from "@/components/i18n/messages";
import { AccountSettings } from "@/components/profile/account-settings";
import * as paths from "@/lib/paths";
import { readTranslator, titled } from "@/lib/web/site/language";

export const generateMetadata = () => titled("account.title");

export default async function AccountPage() {
  const t = await readTranslator();
  return (
    <Messages
      of={[
        "account",
        "account-rules.account.passwordChanged",
        "account-rules.signIn.passkeyFailed",
        "account-rules.signIn.passkeyOnDevice",
        "account-rules.signIn.passkeysUnsupported",
        "card-files",
        "common.cancel",
        "common.checkFields",
        "common.code",
        "common.content.copied",
        "common.counter",
        "common.download",
        "common.notProvided",
        "common.password",
        "common.remove",
        "common.removing",
        "common.rename",
        "format.browser",
        "format.ago",
        "format.town",
        "own-data",
        "profile.edit",
        "profile.title",
        "rules.tooLong",
      ]}
    >
      <AccountSettings title={t("account.title")} back={{ href: paths.profile, label: t("account.back") }} />
    </Messages>
  );
}
