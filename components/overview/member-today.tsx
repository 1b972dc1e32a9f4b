"use client";

import { IdCard } from "lucide-react";
import { useT } from "@/components/i18n/translator-context";
import { PartFailure } from "@/components/list/failures";
import { OwnCardSection } from "@/components/people/own-card-section";
import { useSessionUser } from "@/components/session/session-user";
import { Card } from "@/components/ui/card";
import { EmptyState } from "@/components/ui/empty-state";
import { Skeleton } from "@/components/ui/skeleton";
import { useOwnPerson } from "@/lib/api/own-person";
import { useWaitingList } from "@/lib/api/waiting";
import { MemberSteps } from "./member-steps";
import { Waiting } from "./waiting";

/** The day of who works for a company and does not run it: the own card first. */
export function MemberToday() {
  const t = useT();
  const user = useSessionUser();
  const hasPerson = user.person_id != null;
  const { data: own, error, mutate } = useOwnPerson(hasPerson);
  const waiting = useWaitingList(user);
  return (
    <>
      {!hasPerson && (
        <EmptyState
          icon={IdCard}
          title={t("people.own.none")}
          description={t("people.own.noneWhy", { company: user.company_name ?? "" })}
        />
      )}
      {own && <OwnCardSection own={own} />}
      {own && <MemberSteps own={own} />}
      {hasPerson && !own && !error && <Skeleton rounded="xl" className="h-64" />}
      {!own && error !== undefined && (
        <Card>
          <PartFailure title={t("people.own.loadFailed")} error={error} onRetry={() => void mutate()} />
        </Card>
      )}
      {waiting.isAny && <Waiting list={waiting} />}
    </>
  );
}
