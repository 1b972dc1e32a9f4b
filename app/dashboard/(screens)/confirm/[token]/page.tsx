import { ConfirmScreen } from "@/components/email-confirm/confirm-screen";
import { Messages } from "@/components/i18n/messages";
import { titled } from "@/lib/web/site/language";

export const generateMetadata = () => titled("overview.confirm.title");

type Props = { params: Promise<{ token: string }> };

export default async function ConfirmPage({ params }: Props) {
  const { token } = await params;
  return (
    <Messages of={["overview.confirm", "clients-rules.signUp.confirmed", "clients-rules.signUp.linkInvalid"]}>
      <ConfirmScreen token={token} />
    </Messages>
  );
}
