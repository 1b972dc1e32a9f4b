"use client";

import { Check } from "lucide-react";
import { contentScreens } from "@/components/content/content-screens";
import { useT } from "@/components/i18n/translator-context";
import { PartFailure } from "@/components/list/failures";
import { Detail, DetailList } from "@/components/ui/detail-list";
import { Disclosure } from "@/components/ui/disclosure";
import { Link } from "@/components/ui/navigation/link";
import { SectionCard } from "@/components/ui/section-card";
import { Skeleton } from "@/components/ui/skeleton";
import { useOwnPlan } from "@/lib/api/own-plan";
import type { PlanFeature } from "@/lib/contract/limits";
import type { OwnPlan } from "@/lib/contract/plans/schema";
import { restingContents } from "@/lib/contract/plans/values";
import { MB } from "@/lib/contract/values";
import { formatDay } from "@/lib/format/calendar";
import { formatCount } from "@/lib/format/number";
import { formatPrice } from "@/lib/format/price";
import { formatSize } from "@/lib/format/size";
import type { Key } from "@/lib/i18n/messages";
import { NextPlanNote } from "./next-plan-note";
import { PlanActions } from "./plan-actions";
import { PlanState } from "./plan-state";
import { UsageMeter } from "./usage-meter";

const featureNames: Record<PlanFeature, Key> = {
  designs: "own-plan.features.designs",
  figures: "own-plan.features.figures",
  orders: "own-plan.features.orders",
  appointments: "own-plan.features.appointments",
};

/** What the client may have, how much of that is used, and what it costs. */
export function PlanSection() {
  const t = useT();
  const { data: own, error, mutate } = useOwnPlan();
  return (
    <SectionCard
      title={t("own-plan.section.title")}
      description={own?.plan && <PlanTerms plan={own.plan} since={own.started_on} />}
    >
      {own?.subscription && <PlanState subscription={own.subscription} />}
      {own?.next && <NextPlanNote next={own.next} plan={own.plan?.name ?? ""} />}
      {own && (
        <Disclosure
          summary={t(own.plan ? "own-plan.features.title" : "own-plan.features.ofCard")}
          isOpenAtFirst={isAnythingResting(own)}
          isPlain
        >
          <div className="flex flex-col gap-6 pt-2 text-sm">
            <Usage own={own} />
            <Features own={own} />
          </div>
        </Disclosure>
      )}
      {own?.subscription && <PlanActions own={own} subscription={own.subscription} />}
      {!own && error !== undefined && (
        <PartFailure title={t("own-plan.section.failed")} error={error} onRetry={() => void mutate()} />
      )}
      {!own && !error && <Skeleton className="h-11 w-full" />}
    </SectionCard>
  );
}

function isAnythingResting({ resting }: OwnPlan): boolean {
  return Object.values(resting).some((count) => count > 0);
}

type PlanTermsProps = { plan: NonNullable<OwnPlan["plan"]>; since: OwnPlan["started_on"] };

function PlanTerms({ plan, since }: PlanTermsProps) {
  const t = useT();
  const { name, currency, months } = plan;
  const price =
    Number(plan.price) === 0
      ? t("own-plan.section.free")
      : t("own-plan.section.price", { price: formatPrice(plan.price, currency), months });
  const facts = [price, since && t("own-plan.section.since", { day: formatDay(t, since) })].filter(Boolean);
  return (
    <>
      <bdi className="font-medium text-foreground">{name}</bdi>
      {facts.map((fact) => (
        <span key={fact}>
          {" · "}
          <bdi>{fact}</bdi>
        </span>
      ))}
    </>
  );
}

function Usage({ own: { allowance, used, resting } }: { own: OwnPlan }) {
  const t = useT();
  const { limits } = allowance;
  return (
    <>
      <div className="grid gap-x-6 gap-y-5 sm:grid-cols-2">
        {restingContents.map((content) => (
          <UsageMeter
            key={content}
            label={t(contentScreens[content].name)}
            used={used[content]}
            most={limits[content]}
            text={t("own-plan.section.used", { used: formatCount(used[content]), most: formatCount(limits[content]) })}
          >
            {resting[content] > 0 && (
              <Link
                href={contentScreens[content].href}
                className="touch-target self-start rounded-sm text-primary underline underline-offset-4 focus-ring"
              >
                {t("own-plan.section.resting", { count: resting[content] })}
              </Link>
            )}
          </UsageMeter>
        ))}
        <UsageMeter
          label={t("own-plan.section.storage")}
          used={used.storage}
          most={limits.storage}
          text={t("own-plan.section.used", {
            used: formatSize(used.storage * MB),
            most: formatSize(limits.storage * MB),
          })}
        />
      </div>
      <DetailList>
        <Detail label={t("own-plan.section.pictures")}>{limits.pictures}</Detail>
        <Detail label={t("own-plan.section.languages")}>{limits.languages}</Detail>
      </DetailList>
    </>
  );
}

function Features({ own: { allowance } }: { own: OwnPlan }) {
  const t = useT();
  const { features } = allowance;
  if (features.length === 0) return null;
  return (
    <ul className="grid gap-x-6 gap-y-2 sm:grid-cols-2">
      {features.map((feature) => (
        <li key={feature} className="flex items-start gap-2">
          <Check aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-success" />
          {t(featureNames[feature])}
        </li>
      ))}
    </ul>
  );
}
