"use client";

import { Images, Plus } from "lucide-react";
import { useState } from "react";
import { useT } from "@/components/i18n/translator-context";
import { LoadFailure, ReloadFailure } from "@/components/list/failures";
import { LimitNotice } from "@/components/own-plan/limit-notice";
import { PlanNotice } from "@/components/own-plan/plan-notice";
import { useLimits } from "@/components/session/session-user";
import { Button } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { lazyDialog } from "@/components/ui/lazy";
import { PageHeader } from "@/components/ui/navigation/page-header";
import { Skeleton } from "@/components/ui/skeleton";
import { useBanners } from "@/lib/api/content";
import { withMessages } from "@/lib/browser/messages";
import { pickBanner } from "@/lib/card/content";
import * as bannerMessages from "@/lib/contract/content/messages/banner";
import { BannerCard } from "./banner-card";

const CreateBannerDialog = lazyDialog(
  withMessages(["banners", "file-rules", "content-rules", "picture"], () =>
    import("./banner-dialogs").then(({ CreateBannerDialog }) => CreateBannerDialog),
  ),
);

export function BannerScreen() {
  const t = useT();
  const answer = useBanners();
  const { data, error, mutate } = answer;
  const [isCreating, setIsCreating] = useState(false);
  const banners = data?.results ?? [];
  const [banner] = banners;
  const shown = pickBanner(banners.filter(({ is_resting }) => !is_resting));
  const { banners: max } = useLimits();
  return (
    <div className="flex flex-col gap-6">
      <PageHeader title={t("banners.title")} subtitle={t("banners.subtitle")} />
      <PlanNotice />
      <LimitNotice isFull={data !== undefined && data.count >= max} used={data?.count} max={max}>
        {t.say(bannerMessages.limit(max))}
      </LimitNotice>
      <ReloadFailure text={t("banners.load.stale")} answer={answer} />
      {!data && !error && <BannerSkeleton />}
      {!data && error !== undefined && (
        <LoadFailure title={t("banners.load.failed")} error={error} onRetry={() => mutate()} />
      )}
      {banner && <BannerCard banner={banner} shown={shown} />}
      {data && !banner && max > 0 && (
        <EmptyState icon={Images} title={t("banners.none.title")} description={t("banners.none.why")}>
          <Button onClick={() => setIsCreating(true)}>
            <Plus aria-hidden="true" />
            {t("banners.create.action")}
          </Button>
        </EmptyState>
      )}
      <CreateBannerDialog open={isCreating} onOpenChange={setIsCreating} />
    </div>
  );
}

function BannerSkeleton() {
  const t = useT();
  return (
    <div role="status" className="max-w-3xl overflow-hidden rounded-xl border border-border bg-card">
      <span className="sr-only">{t("banners.load.loading")}</span>
      <Skeleton rounded="none" className="aspect-video" />
      <div className="flex flex-col gap-3 p-5">
        <Skeleton className="h-5 w-3/5" />
        <Skeleton className="h-4 w-2/5" />
      </div>
    </div>
  );
}
