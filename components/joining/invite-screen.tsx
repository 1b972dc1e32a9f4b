"use client";

import { FileSpreadsheet, UserRoundPlus } from "lucide-react";
import { useState } from "react";
import { useT } from "@/components/i18n/translator-context";
import { LoadFailure } from "@/components/list/failures";
import { useCan } from "@/components/session/session-user";
import { Button } from "@/components/ui/button";
import { lazyDialog, lazyPart } from "@/components/ui/lazy";
import { PageHeader } from "@/components/ui/navigation/page-header";
import { SectionCard } from "@/components/ui/section-card";
import { Spinner } from "@/components/ui/spinner";
import { useJoining } from "@/lib/api/joining";
import { withMessages } from "@/lib/browser/messages";
import type { Joining } from "@/lib/contract/joining/schema";
import * as paths from "@/lib/paths";
import { InvitationList } from "./invitation-list";
import { LinkSection } from "./link-section";
import { RequestSection } from "./request-section";

const TypeInDialog = lazyDialog(
  withMessages(["cards-rules", "joining", "content-rules"], () =>
    import("./type-in-dialog").then((file) => file.TypeInDialog),
  ),
);
const LeaderDialog = lazyDialog(
  withMessages(["joining", "people"], () => import("./leader-dialog").then((file) => file.LeaderDialog)),
);
const PeopleImport = lazyPart(
  withMessages(["joining", "joining-rules", "clients-rules", "file-rules", "picture"], () =>
    import("./people-import").then((file) => file.PeopleImport),
  ),
);

/** Who joins the company's team, and how. */
export function InviteScreen() {
  const t = useT();
  const { data: joining, error, mutate } = useJoining();
  return (
    <div className="flex flex-col gap-6">
      <PageHeader
        title={t("joining.title")}
        subtitle={t("joining.subtitle")}
        back={{ href: paths.people, label: t("people.title") }}
      />
      {joining ? (
        <>
          {joining.waiting > 0 && <RequestSection branches={joining.branches} />}
          <LinkSection branches={joining.branches} />
          <ListSection joining={joining} />
          <InvitationSection joining={joining} />
        </>
      ) : error ? (
        <LoadFailure title={t("joining.failed")} error={error} onRetry={() => void mutate()} />
      ) : (
        <Spinner label={t("common.loading")} size="lg" className="self-center" />
      )}
    </div>
  );
}

type SectionProps = { joining: Joining };

function ListSection({ joining }: SectionProps) {
  const t = useT();
  const [isTyping, setIsTyping] = useState(false);
  const [picks, setPicks] = useState(false);
  return (
    <SectionCard title={t("joining.list.title")} description={t("joining.list.text")}>
      <div className="flex flex-wrap gap-3">
        <Button variant="outline" onClick={() => setIsTyping(true)}>
          <UserRoundPlus aria-hidden="true" />
          {t("joining.list.type")}
        </Button>
        {!picks && (
          <Button variant="outline" onClick={() => setPicks(true)}>
            <FileSpreadsheet aria-hidden="true" />
            {t("joining.list.file")}
          </Button>
        )}
      </div>
      {picks && (
        <div className="mt-5">
          <PeopleImport />
        </div>
      )}
      <TypeInDialog branches={joining.branches} open={isTyping} onOpenChange={setIsTyping} />
    </SectionCard>
  );
}

/** Who is invited and has not come so far; owners invite further owners and managers here. */
function InvitationSection({ joining: { invitations, branches } }: SectionProps) {
  const t = useT();
  const [isInviting, setIsInviting] = useState(false);
  const mayInvite = useCan("team.manage");
  if (!mayInvite && invitations.length === 0) return null;
  return (
    <SectionCard title={t("joining.invitations.title")} description={t("joining.invitations.text")}>
      <div className="flex flex-col items-start gap-4">
        <InvitationList invitations={invitations} mayWithdraw={({ role }) => mayInvite || role === "member"} />
        {mayInvite && (
          <Button variant="outline" onClick={() => setIsInviting(true)}>
            <UserRoundPlus aria-hidden="true" />
            {t("joining.leader.open")}
          </Button>
        )}
      </div>
      <LeaderDialog branches={branches} open={isInviting} onOpenChange={setIsInviting} />
    </SectionCard>
  );
}
