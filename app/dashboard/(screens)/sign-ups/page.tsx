import type { Metadata } from "next";
import { SignUpScreen } from "@/components/clients/sign-up-screen";
import { WithAnswers } from "@/components/session/with-answers";
import { signUpOperations } from "@/lib/contract/clients/operations";
import { env } from "@/lib/env";
import { reading } from "@/lib/web/session/read-answers";
import { readSite } from "@/lib/web/site/site";

export const metadata: Metadata = { title: "Requests" };

const readings = [reading(signUpOperations.listSignUps, { page: 1 })];

export default async function SignUpsPage() {
  return (
    <WithAnswers to={readings}>
      <SignUpScreen brandName={(await readSite()).name} siteUrl={env().SITE_URL} />
    </WithAnswers>
  );
}
