import { Messages } from "@/components/i18n/messages";
import { MailTextsScreen } from "@/components/mail-texts/mail-texts-screen";
import { WithAnswers } from "@/components/session/with-answers";
import { mailTextOperations } from "@/lib/contract/mail-texts/operations";
import { reading } from "@/lib/web/session/read-answers";
import { readLanguage, titled } from "@/lib/web/site/language";

export const generateMetadata = () => titled("mail-texts.title");

/** Of another language than the reader's the screen loads the texts itself. */
export default async function MailTextsPage() {
  const language = await readLanguage();
  return (
    <Messages of={["mail-texts", "common", "rules.tooLong"]}>
      <WithAnswers to={[reading(mailTextOperations.listMailTexts, { language })]}>
        <MailTextsScreen />
      </WithAnswers>
    </Messages>
  );
}
