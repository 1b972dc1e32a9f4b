"use client";

import { UserRoundPlus } from "lucide-react";
import { useState } from "react";
import { useT } from "@/components/i18n/translator-context";
import { contentGrid } from "@/components/list/content-list";
import { ContentListSkeleton } from "@/components/list/content-list-skeleton";
import { LoadFailure, ReloadFailure } from "@/components/list/failures";
import { Button } from "@/components/ui/button";
import { lazyDialog } from "@/components/ui/lazy";
import { PageHeader } from "@/components/ui/navigation/page-header";
import { useAdministrators } from "@/lib/api/administrators";
import { withMessages } from "@/lib/browser/messages";
import { AdministratorCard } from "./administrator-card";

const InviteDialog = lazyDialog(
  withMessages(["administrators", "account-rules", "account"], () =>
    import("./invite-dialog").then((file) => file.InviteDialog),
  ),
);

export function AdministratorsScreen() {
  const t = useT();
  const answer = useAdministrators();
  const [isInviting, setInviting] = useState(false);
  const { data, error } = answer;
  if (error && !data)
    return <LoadFailure title={t("administrators.list.failed")} error={error} onRetry={() => void answer.mutate()} />;
  return (
    <div className="flex flex-col gap-6">
      <PageHeader
        title={t("administrators.title")}
        subtitle={t("administrators.subtitle")}
        actions={
          <Button onClick={() => setInviting(true)}>
            <UserRoundPlus aria-hidden="true" />
            {t("administrators.invite.open")}
          </Button>
        }
      />
      <ReloadFailure text={t("administrators.list.stale")} answer={answer} />
      {data ? (
        <ul aria-label={t("administrators.title")} aria-busy={answer.isValidating} className={contentGrid}>
          {data.results.map((administrator) => (
            <li key={administrator.id} className="min-w-0">
              <AdministratorCard administrator={administrator} />
            </li>
          ))}
        </ul>
      ) : (
        <ContentListSkeleton label={t("administrators.list.loading")} />
      )}
      <InviteDialog open={isInviting} onOpenChange={setInviting} />
    </div>
  );
}
