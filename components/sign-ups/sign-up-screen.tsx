"use client";

import { Inbox } from "lucide-react";
import { useState } from "react";
import { HandOverDialog } from "@/components/clients/hand-over-dialog";
import { ContentList } from "@/components/list/content-list";
import { useContentQuery } from "@/components/list/use-content-query";
import { PageHeader } from "@/components/ui/navigation/page-header";
import { useSignUps } from "@/lib/api/sign-ups";
import type { AcceptedSignUp } from "@/lib/contract/clients/schema";
import { SignUpCard } from "./sign-up-card";

/** `brandName` and `siteUrl` go into the message that hands the sign-in over. */
export function SignUpScreen({ brandName, siteUrl }: { brandName: string; siteUrl: string }) {
  const list = useContentQuery();
  const signUps = useSignUps(list.query);
  const [accepted, setAccepted] = useState<AcceptedSignUp | null>(null);
  return (
    <div className="flex flex-col gap-6">
      <PageHeader title="Requests" subtitle="Businesses that requested a card" />
      <ContentList
        noun={["request", "requests"]}
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
      {accepted && (
        <HandOverDialog login={accepted} brandName={brandName} siteUrl={siteUrl} onClose={() => setAccepted(null)} />
      )}
    </div>
  );
}
