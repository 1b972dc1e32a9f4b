"use client";

import { Pencil } from "lucide-react";
import type { ReactNode } from "react";
import { ContentCard } from "@/components/content/content-card";
import { DeleteAction } from "@/components/content/delete-action";
import { DialogAction } from "@/components/form/dialog-action";
import { heard, rich } from "@/components/i18n/rich";
import { useT } from "@/components/i18n/translator-context";
import { Badge } from "@/components/ui/badge";
import { lazyDialog } from "@/components/ui/lazy";
import { Link } from "@/components/ui/navigation/link";
import { deletePlan } from "@/lib/api/plans";
import { withMessages } from "@/lib/browser/messages";
import type { Plan } from "@/lib/contract/plans/schema";
import { formatPrice } from "@/lib/format/price";
import * as paths from "@/lib/paths";
import { MoveClients } from "./move-clients";
import { planTexts } from "./plan-texts";

const EditPlanDialog = lazyDialog(
  withMessages(["plans", "plans-rules", "content-rules"], () =>
    import("./plan-dialogs").then((file) => file.EditPlanDialog),
  ),
);

type PlanCardProps = {
  plan: Plan;
  plans: readonly Plan[];
  /** Drag handle and move menu. */
  order: ReactNode;
};

export function PlanCard({ plan, plans, order }: PlanCardProps) {
  const t = useT();
  const { id, name } = plan;
  return (
    <ContentCard
      title={name}
      badge={<Marks plan={plan} />}
      meta={
        <>
          <Price plan={plan} />
          <p className="w-full">{planTexts.has(t, plan).join(" · ")}</p>
          <div className="mt-1 flex w-full flex-wrap items-center justify-between gap-x-3">
            <Link href={paths.clientsOnPlan(id)} className="touch-target rounded-sm hover:underline focus-ring">
              {t("plans.clients", { count: plan.clients })}
            </Link>
            {plan.clients > 0 && <MoveClients from={plan} plans={plans} />}
          </div>
        </>
      }
      actions={
        <>
          {order}
          <DialogAction icon={Pencil} words="plans.edit" name={name}>
            {(dialog) => <EditPlanDialog plan={plan} {...dialog} />}
          </DialogAction>
          <DeleteAction words="plans.delete" name={name} onDelete={() => deletePlan(id)} />
        </>
      }
    />
  );
}

function Marks({ plan: { is_default, is_public } }: { plan: Plan }) {
  const t = useT();
  return (
    <span className="flex flex-wrap gap-1.5">
      {is_default && <Badge>{t("plans.isDefault")}</Badge>}
      {is_public && <Badge variant="success">{t("plans.isPublic")}</Badge>}
    </span>
  );
}

function Price({ plan }: { plan: Plan }) {
  const t = useT();
  const { old_price, currency } = plan;
  return (
    <p className="flex w-full flex-wrap items-baseline gap-x-2">
      {old_price !== null && (
        <s>{rich(t, "plans.oldPrice", { hidden: heard, price: formatPrice(old_price, currency) })}</s>
      )}
      <span className="text-base font-semibold text-foreground">{planTexts.price(t, plan)}</span>
      {[planTexts.period(t, plan), planTexts.trial(t, plan)].filter(Boolean).join(" · ")}
    </p>
  );
}
