"use client";

import { useEffect, useState } from "react";
import { useT } from "@/components/i18n/translator-context";
import { Alert } from "@/components/ui/alert";
import { buttonVariants } from "@/components/ui/button";
import { Link } from "@/components/ui/navigation/link";
import { PageHeader } from "@/components/ui/navigation/page-header";
import { Spinner } from "@/components/ui/spinner";
import { messageOf } from "@/lib/api/call/request";
import { confirmAccount } from "@/lib/api/confirmation";
import * as signUpMessages from "@/lib/contract/clients/sign-up-messages";
import * as paths from "@/lib/paths";

type Outcome = { isConfirmed: boolean; text: string };

/** Where the link of a mail leads: whoever has signed in confirms by coming here. */
export function ConfirmScreen({ token }: { token: string }) {
  const t = useT();
  const [outcome, setOutcome] = useState<Outcome | null>(null);

  useEffect(() => {
    confirmAccount(token).then(
      () => setOutcome({ isConfirmed: true, text: signUpMessages.confirmed }),
      (error) => setOutcome({ isConfirmed: false, text: messageOf(error, signUpMessages.linkInvalid) }),
    );
  }, [token]);

  return (
    <div className="flex flex-col gap-6">
      <PageHeader title={t("overview.confirm.title")} />
      {outcome ? (
        <Alert variant={outcome.isConfirmed ? "success" : "destructive"}>{t.say(outcome.text)}</Alert>
      ) : (
        <Spinner />
      )}
      <Link href={paths.dashboard} className={buttonVariants({ className: "self-start" })}>
        {t("overview.confirm.home")}
      </Link>
    </div>
  );
}
