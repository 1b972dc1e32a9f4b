"use client";

import { Pencil } from "lucide-react";
import { useState } from "react";
import { useT } from "@/components/i18n/translator-context";
import { Button } from "@/components/ui/button";
import { Detail, DetailList } from "@/components/ui/detail-list";
import { lazyDialog } from "@/components/ui/lazy";
import { SectionCard } from "@/components/ui/section-card";
import { useClientPlan, usePlans } from "@/lib/api/plans";
import { withMessages } from "@/lib/browser/messages";
import { limitNames } from "@/lib/contract/limits";
import type { ClientPlan, Plan } from "@/lib/contract/plans/schema";
import { figuresWithoutFeature, restingContents } from "@/lib/contract/plans/values";
import { formatDay } from "@/lib/format/calendar";
import { formatCount } from "@/lib/format/number";
import { KeepAction } from "./keep-action";
import { SubscriptionActions } from "./subscription-actions";
import { SubscriptionBadge } from "./subscription-badge";

const ClientPlanDialog = lazyDialog(
  withMessages(["plans", "plans-rules"], () => import("./client-plan-dialog").then((file) => file.ClientPlanDialog)),
);

const countedNames = [...restingContents, "storage"] as const;

/** Nothing on a site without plans. */
export function ClientPlanSection(props: ClientPlanSectionProps) {
  const plans = usePlans().data?.results ?? [];
  return plans.length > 0 && <Loaded plans={plans} {...props} />;
}
type ClientPlanSectionProps = { clientId: number; onClosed: () => void };

function Loaded({ clientId, plans, onClosed }: ClientPlanSectionProps & { plans: readonly Plan[] }) {
  const t = useT();
  const { data: now } = useClientPlan(clientId);
  const [isOpen, setIsOpen] = useState(false);
  if (!now) return null;
  return (
    <SectionCard title={t("plans.client.title")}>
      <DetailList>
        <Detail label={t("plans.client.title")}>
          <span className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
            <bdi>{now.plan?.name ?? t("plans.noPlan")}</bdi>
            {now.subscription && <SubscriptionBadge subscription={now.subscription} />}
          </span>
        </Detail>
        {now.next && (
          <Detail label={t("plans.next.title")}>
            <bdi>{now.next.name}</bdi>
            {` · ${now.next.begins_on ? t("plans.next.from", { day: formatDay(t, now.next.begins_on) }) : t("plans.next.whenPaid")}`}
          </Detail>
        )}
        {now.started_on && <Detail label={t("plans.client.since")}>{formatDay(t, now.started_on)}</Detail>}
        {countedNames.map((name) => (
          <Detail key={name} label={t(`plans.fields.${name}`)}>
            {t("own-plan.section.used", {
              used: formatCount(now.used[name]),
              most: formatCount(now.allowance.limits[name]),
            })}
          </Detail>
        ))}
      </DetailList>
      <OwnAllowance now={now} />
      <div className="mt-5 flex flex-wrap gap-3">
        <Button variant="outline" size="sm" onClick={() => setIsOpen(true)}>
          <Pencil aria-hidden="true" />
          {t("plans.client.change")}
        </Button>
        {canKeep(now) && <KeepAction clientId={clientId} />}
        {now.subscription && (
          <SubscriptionActions clientId={clientId} subscription={now.subscription} onClosed={onClosed} />
        )}
      </div>
      <ClientPlanDialog clientId={clientId} now={now} plans={plans} open={isOpen} onOpenChange={setIsOpen} />
    </SectionCard>
  );
}

/** Whether it ends or changes, and that can be taken back. */
function canKeep({ subscription, next }: ClientPlan): boolean {
  const ends = subscription?.is_ending === true && subscription.state !== "resting";
  return ends || (next !== null && !next.is_paid);
}

/** What this client alone has in place of the plan's, where there is any. */
function OwnAllowance({ now: { limits, features } }: { now: ClientPlan }) {
  const t = useT();
  const own = limitNames.filter((name) => limits[name] !== undefined);
  if (own.length === 0 && features === null) return null;
  return (
    <>
      <h3 className="mt-5 mb-3 text-sm font-medium">{t("plans.client.own")}</h3>
      <DetailList>
        {own.map((name) => (
          <Detail key={name} label={t(`plans.fields.${name}`)}>
            {formatCount(limits[name] ?? 0)}
          </Detail>
        ))}
        {features !== null && (
          <Detail label={t("plans.fields.features")} wide>
            {features.map((name) => t(`plans.has.${name}`, { days: figuresWithoutFeature })).join(" · ")}
          </Detail>
        )}
      </DetailList>
    </>
  );
}
