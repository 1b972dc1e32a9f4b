import { SignUpScreen } from "@/components/clients/sign-up-screen";
import { Messages } from "@/components/i18n/messages";
import { WithAnswers } from "@/components/session/with-answers";
import { signUpOperations } from "@/lib/contract/clients/operations";
import { reading } from "@/lib/web/session/read-answers";
import { titled } from "@/lib/web/site/language";

export const generateMetadata = () => titled("sign-ups.title");

const readings = [reading(signUpOperations.listSignUps, { page: 1 })];

export default function SignUpsPage() {
  return (
    <Messages of={["clients.handOver", "common", "format.ago", "sign-ups"]}>
      <WithAnswers to={readings}>
        <SignUpScreen />
      </WithAnswers>
    </Messages>
  );
}
