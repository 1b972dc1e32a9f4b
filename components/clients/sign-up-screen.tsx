"use client";

import { Inbox, Mail, Phone, UserRoundPlus } from "lucide-react";
import { useState } from "react";
import { HandOverDialog } from "@/components/clients/hand-over-dialog";
import { ContentCard } from "@/components/content/content-card";
import { DeleteAction } from "@/components/content/delete-action";
import { plainCall } from "@/components/content/use-phone";
import { ContentList } from "@/components/list/content-list";
import { useContentQuery } from "@/components/list/use-content-query";
import { Badge } from "@/components/ui/badge";
import { Button, buttonVariants } from "@/components/ui/button";
import { Link } from "@/components/ui/navigation/link";
import { PageHeader } from "@/components/ui/navigation/page-header";
import { LocalTime } from "@/components/ui/time";
import { toast } from "@/components/ui/toast";
import { messageOf } from "@/lib/api/call/request";
import { acceptSignUp, deleteSignUp, useSignUps } from "@/lib/api/sign-ups";
import type { AcceptedSignUp, SignUp } from "@/lib/contract/clients/schema";
import { mailLink } from "@/lib/contract/email";
import * as paths from "@/lib/paths";

export function SignUpScreen() {
  const list = useContentQuery();
  const signUps = useSignUps(list.query);
  const [accepted, setAccepted] = useState<AcceptedSignUp | null>(null);
  return (
    <div className="flex flex-col gap-6">
      <PageHeader title="Requests" subtitle="Businesses that requested a card" />
      <ContentList
        words="sign-ups.list"
        list={list}
        answer={signUps}
        searchPlaceholder="Search by company, name, email or phone"
        empty={{
          icon: Inbox,
          description: "Requests from the Sign Up form appear here.",
        }}
      >
        {(signUp) => <SignUpCard signUp={signUp} onAccepted={setAccepted} />}
      </ContentList>
      {accepted && <HandOverDialog login={accepted} onClose={() => setAccepted(null)} />}
    </div>
  );
}

type SignUpCardProps = { signUp: SignUp; onAccepted: (accepted: AcceptedSignUp) => void };

function SignUpCard({ signUp, onAccepted }: SignUpCardProps) {
  const { id, company_name: company, name, email, phone, status, client_id: clientId, created_at: createdAt } = signUp;
  return (
    <ContentCard
      title={company}
      description={name}
      badge={status === "accepted" ? <Badge variant="success">Accepted</Badge> : <Badge>New</Badge>}
      meta={
        <div className="flex min-w-0 flex-col">
          <ContactLink icon={Phone} href={plainCall(phone)} text={phone} />
          <ContactLink icon={Mail} href={mailLink(email)} text={email} />
          <span className="mt-1">
            Received <LocalTime time={createdAt} />
          </span>
        </div>
      }
      actions={
        <>
          {status === "pending" && <AcceptButton id={id} company={company} onAccepted={onAccepted} />}
          {clientId !== null && (
            <Link href={paths.client(clientId)} className={buttonVariants({ variant: "ghost", size: "sm" })}>
              View client<span className="sr-only"> {company}</span>
            </Link>
          )}
          <DeleteAction words="sign-ups.delete" name={company} onDelete={() => deleteSignUp(id)} />
        </>
      }
    />
  );
}

function AcceptButton({
  id,
  company,
  onAccepted,
}: { id: number; company: string } & Pick<SignUpCardProps, "onAccepted">) {
  const [busy, setBusy] = useState(false);
  async function accept() {
    setBusy(true);
    try {
      onAccepted(await acceptSignUp(id));
    } catch (error) {
      toast.error(messageOf(error, "Failed to create client. Please try again."));
    } finally {
      setBusy(false);
    }
  }
  return (
    <Button size="sm" busy={busy} onClick={accept}>
      {!busy && <UserRoundPlus aria-hidden="true" />}
      {busy ? "Creating..." : "Create client"}
      <span className="sr-only"> of {company}</span>
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
