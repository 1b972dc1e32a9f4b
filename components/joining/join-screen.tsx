"use client";

import type { ReactNode } from "react";
import { useT } from "@/components/i18n/translator-context";
import { SignInFrame } from "@/components/login/sign-in-frame";
import { Button, buttonVariants } from "@/components/ui/button";
import { Link } from "@/components/ui/navigation/link";
import { Spinner } from "@/components/ui/spinner";
import { messageOf } from "@/lib/api/call/request";
import { useJoinOffer } from "@/lib/api/join";
import { isEndedLink } from "@/lib/api/sign-in/reset-links";
import * as failures from "@/lib/contract/failures";
import * as joiningMessages from "@/lib/contract/joining/messages";
import type { JoinOffer } from "@/lib/contract/joining/schema";
import { isolateName } from "@/lib/contract/shown-name";
import * as paths from "@/lib/paths";
import type { SiteBrand } from "@/lib/web/site/describe-site";
import { JoinAs } from "./join-as";
import { JoinForm } from "./join-form";

type Props = { brand: SiteBrand; token: string; isSignedIn: boolean; takesPasskeys: boolean };

/** Where a link leads by which somebody joins a company's team. */
export function JoinScreen({ brand, token, isSignedIn, takesPasskeys }: Props) {
  const t = useT();
  const { data: offer, error, mutate } = useJoinOffer(token);
  const frame = (title: string, subtitle: ReactNode, children: ReactNode) => (
    <SignInFrame brand={brand} title={title} subtitle={subtitle} back={{ href: paths.home, label: t("login.toHome") }}>
      {children}
    </SignInFrame>
  );

  if (offer)
    return frame(
      t("join.title", { company: isolateName(offer.company_name) }),
      <OfferText offer={offer} />,
      isSignedIn ? (
        <JoinAs token={token} offer={offer} />
      ) : (
        <JoinForm token={token} offer={offer} takesPasskeys={takesPasskeys} />
      ),
    );
  if (isEndedLink(error))
    return frame(
      t.say(joiningMessages.linkEnded),
      t("join.ended"),
      <Link href={paths.login(paths.join(token))} className={buttonVariants()}>
        {t("login.toSignIn")}
      </Link>,
    );
  if (error)
    return frame(
      t("join.unchecked"),
      t.say(messageOf(error, failures.unavailable)),
      <Button onClick={() => mutate()}>{t("common.tryAgain")}</Button>,
    );
  return frame(
    t("join.page"),
    t("join.looking"),
    <Spinner label={t("common.loading")} size="lg" className="self-center" />,
  );
}

function OfferText({ offer: { inviter, branch, role, needs_approval, company_name } }: { offer: JoinOffer }) {
  const t = useT();
  const lines = [
    t("join.invited", { known: inviter ? "yes" : "no", name: isolateName(inviter ?? "") }),
    branch !== null && t("join.branch", { branch: isolateName(branch) }),
    t(`join.roles.${role}`),
    needs_approval && t("join.asks", { company: isolateName(company_name) }),
  ];
  return lines.map(
    (line) =>
      line && (
        <span key={line} className="mt-1 block">
          {line}
        </span>
      ),
  );
}
