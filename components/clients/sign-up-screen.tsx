"use client";

import { Check, Inbox, Mail, Phone, UserRoundPlus } from "lucide-react";
import { useState } from "react";
import { HandOverDialog } from "@/components/clients/hand-over-dialog";
import type { NewLogin } from "@/components/clients/new-login";
import { ContactActions } from "@/components/content/contact-actions";
import { ContentCard } from "@/components/content/content-card";
import { DeleteAction } from "@/components/content/delete-action";
import { plainCall } from "@/components/content/use-phone";
import { heard, rich } from "@/components/i18n/rich";
import { useT } from "@/components/i18n/translator-context";
import { ContentList } from "@/components/list/content-list";
import { useContentQuery } from "@/components/list/use-content-query";
import { useSite } from "@/components/session/site";
import { Badge } from "@/components/ui/badge";
import { Button, buttonVariants } from "@/components/ui/button";
import { Link } from "@/components/ui/navigation/link";
import { PageHeader } from "@/components/ui/navigation/page-header";
import { LocalTime } from "@/components/ui/time";
import { toast } from "@/components/ui/toast";
import { messageOf } from "@/lib/api/call/request";
import { acceptSignUp, confirmSignUp, deleteSignUp, useSignUps } from "@/lib/api/sign-ups";
import type { AcceptedSignUp, SignUp } from "@/lib/contract/clients/schema";
import { mailLink } from "@/lib/contract/email";
import * as paths from "@/lib/paths";

export function SignUpScreen() {
  const t = useT();
  const list = useContentQuery();
  const signUps = useSignUps(list.query);
  const [login, setLogin] = useState<NewLogin | null>(null);
  function showAccepted({ password, ...accepted }: AcceptedSignUp) {
    if (password === null) toast.success(t("sign-ups.added", { company: accepted.company_name }));
    else setLogin({ ...accepted, password });
  }
  return (
    <div className="flex flex-col gap-6">
      <PageHeader title={t("sign-ups.title")} subtitle={t("sign-ups.subtitle")} />
      <ContentList
        words="sign-ups.list"
        list={list}
        answer={signUps}
        searchPlaceholder={t("sign-ups.list.searchBy")}
        empty={{
          icon: Inbox,
          description: t("sign-ups.list.noneText"),
        }}
      >
        {(signUp) => <SignUpCard signUp={signUp} onAccepted={showAccepted} />}
      </ContentList>
      {login && <HandOverDialog login={login} onClose={() => setLogin(null)} />}
    </div>
  );
}

type SignUpCardProps = { signUp: SignUp; onAccepted: (accepted: AcceptedSignUp) => void };

function SignUpCard({ signUp, onAccepted }: SignUpCardProps) {
  const t = useT();
  const site = useSite();
  const { id, company_name: company, name, email, phone, status, client_id: clientId, created_at: createdAt } = signUp;
  const isToCall = signUp.unconfirmed && !email;
  return (
    <ContentCard
      title={company}
      description={name}
      badge={<SignUpBadges signUp={signUp} />}
      meta={
        <div className="flex min-w-0 flex-col">
          <ContactLink icon={Phone} href={plainCall(phone)} text={phone} />
          {email && <ContactLink icon={Mail} href={mailLink(email)} text={email} />}
          {isToCall && <span className="mt-1 text-foreground">{t("sign-ups.phone.todo", { name })}</span>}
          <span className="mt-1">{rich(t, "sign-ups.received", { time: () => <LocalTime time={createdAt} /> })}</span>
        </div>
      }
      actions={
        <>
          {status === "pending" && <AcceptButton id={id} company={company} onAccepted={onAccepted} />}
          {isToCall && (
            <ContactActions
              name={name}
              phone={phone}
              email=""
              greeting={t("sign-ups.phone.greeting", { name, company, site: site.name })}
            />
          )}
          {signUp.unconfirmed && <ConfirmButton signUp={signUp} />}
          {clientId !== null && (
            <Link href={paths.client(clientId)} className={buttonVariants({ variant: "ghost", size: "sm" })}>
              {rich(t, "sign-ups.viewClient", { company, heard })}
            </Link>
          )}
          <DeleteAction words="sign-ups.delete" name={company} onDelete={() => deleteSignUp(id)} />
        </>
      }
    />
  );
}

function SignUpBadges({
  signUp: { status, flagged, has_account, unconfirmed, email },
}: Pick<SignUpCardProps, "signUp">) {
  const t = useT();
  return (
    <>
      {flagged && <Badge variant="warning">{t("sign-ups.flagged")}</Badge>}
      {has_account && <Badge>{t("sign-ups.hasAccount")}</Badge>}
      {unconfirmed ? (
        <Badge variant="warning">{t(email ? "sign-ups.unconfirmed" : "sign-ups.phone.unconfirmed")}</Badge>
      ) : status === "accepted" ? (
        <Badge variant="success">{t("sign-ups.accepted")}</Badge>
      ) : (
        <Badge>{t("sign-ups.new")}</Badge>
      )}
    </>
  );
}

/** For an account whose owner has no mail of ours to open. */
function ConfirmButton({ signUp: { id, company_name: company, email } }: { signUp: SignUp }) {
  const t = useT();
  const [busy, setBusy] = useState(false);
  async function confirm() {
    setBusy(true);
    await confirmSignUp(id).catch((error) => toast.error(t.say(messageOf(error, t("sign-ups.confirm.failed")))));
    setBusy(false);
  }
  return (
    <Button size="sm" busy={busy} onClick={() => void confirm()}>
      {!busy && <Check aria-hidden="true" />}
      {rich(t, email ? "sign-ups.confirm.action" : "sign-ups.phone.confirm", { company, heard })}
    </Button>
  );
}

function AcceptButton({
  id,
  company,
  onAccepted,
}: { id: number; company: string } & Pick<SignUpCardProps, "onAccepted">) {
  const t = useT();
  const [busy, setBusy] = useState(false);
  async function accept() {
    setBusy(true);
    try {
      onAccepted(await acceptSignUp(id));
    } catch (error) {
      toast.error(t.say(messageOf(error, t("sign-ups.accept.failed"))));
    } finally {
      setBusy(false);
    }
  }
  return (
    <Button size="sm" busy={busy} onClick={accept}>
      {!busy && <UserRoundPlus aria-hidden="true" />}
      {rich(t, busy ? "sign-ups.accept.busy" : "sign-ups.accept.action", { company, heard })}
    </Button>
  );
}

function ContactLink({ icon: Icon, href, text }: { icon: typeof Mail; href: string; text: string }) {
  return (
    <a
      href={href}
      className="inline-flex min-h-8 items-center gap-2 rounded-sm wrap-anywhere hover:text-foreground hover:underline focus-ring pointer-coarse:min-h-11"
    >
      <Icon aria-hidden="true" className="size-4 shrink-0" />
      {text}
    </a>
  );
}
