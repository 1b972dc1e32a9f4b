"use client";

import { Layers, Plus } from "lucide-react";
import { useState } from "react";
import { useT } from "@/components/i18n/translator-context";
import { ContentListSkeleton } from "@/components/list/content-list-skeleton";
import { ContentOrder } from "@/components/list/content-order";
import { LoadFailure, ReloadFailure } from "@/components/list/failures";
import { Button } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { lazyDialog } from "@/components/ui/lazy";
import { PageHeader } from "@/components/ui/navigation/page-header";
import { orderPlans, usePlans } from "@/lib/api/plans";
import { useSavedSite } from "@/lib/api/site";
import { withMessages } from "@/lib/browser/messages";
import type { PlanList } from "@/lib/contract/plans/schema";
import { ForecastSection } from "./forecast-section";
import { MoveClients } from "./move-clients";
import { PlanCard } from "./plan-card";

const CreatePlanDialog = lazyDialog(
  withMessages(["plans", "plans-rules", "content-rules"], () =>
    import("./plan-dialogs").then((file) => file.CreatePlanDialog),
  ),
);

export function PlansScreen() {
  const t = useT();
  const answer = usePlans();
  const { data: saved } = useSavedSite();
  const [isAdding, setIsAdding] = useState(false);
  const { data, error } = answer;
  if (error && !data)
    return <LoadFailure title={t("plans.failed")} error={error} onRetry={() => void answer.mutate()} />;

  const addButton = (
    <Button disabled={!saved} onClick={() => setIsAdding(true)}>
      <Plus aria-hidden="true" />
      {t("plans.add")}
    </Button>
  );
  return (
    <div className="flex flex-col gap-6">
      <PageHeader title={t("plans.title")} subtitle={t("plans.subtitle")} actions={addButton} />
      <ReloadFailure text={t("plans.failed")} answer={answer} />
      {data ? <Plans {...data} /> : <ContentListSkeleton label={t("common.loading")} />}
      {data && saved && (
        <CreatePlanDialog plans={data.results} saved={saved} open={isAdding} onOpenChange={setIsAdding} />
      )}
    </div>
  );
}

function Plans({ results, without_plan: withoutPlan }: PlanList) {
  const t = useT();
  if (results.length === 0)
    return <EmptyState icon={Layers} title={t("plans.none")} description={t("plans.noneWhy")} />;
  return (
    <>
      <ContentOrder items={results} onOrder={orderPlans} failureText={t("plans.saveFailed")}>
        {(plan, order) => <PlanCard plan={plan} plans={results} order={order} />}
      </ContentOrder>
      {withoutPlan > 0 && (
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2 text-sm text-muted-foreground">
          {t("plans.withoutPlan", { count: withoutPlan })}
          <MoveClients from={null} plans={results} />
        </div>
      )}
      <ForecastSection />
    </>
  );
}
