import type { Metadata } from "next";
import { SignUpScreen } from "@/components/clients/sign-up-screen";
import { WithAnswers } from "@/components/session/with-answers";
import { signUpOperations } from "@/lib/contract/clients/operations";
import { reading } from "@/lib/web/session/read-answers";

export const metadata: Metadata = { title: "Requests" };

const readings = [reading(signUpOperations.listSignUps, { page: 1 })];

export default function SignUpsPage() {
  return (
    <WithAnswers to={readings}>
      <SignUpScreen />
    </WithAnswers>
  );
}
