import { useT } from "@/components/i18n/translator-context";
import { planTexts } from "@/components/plans/plan-texts";
import { Badge } from "@/components/ui/badge";
import { RadioOption } from "@/components/ui/field/radio-group";
import type { PublicPlan } from "@/lib/contract/plans/schema";

type PlanOptionProps = { plan: PublicPlan /** It cannot be chosen again. */; isOwn: boolean };

/** A plan to choose: its price, and what it allows. */
export function PlanOption({ plan, isOwn }: PlanOptionProps) {
  const t = useT();
  return (
    <RadioOption value={String(plan.id)} disabled={isOwn} className="items-start p-3">
      <span className="flex min-w-0 flex-1 flex-col gap-1 wrap-anywhere">
        <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <bdi className="font-medium">{plan.name}</bdi>
          {isOwn && <Badge variant="outline">{t("own-plan.change.own")}</Badge>}
        </span>
        <span>
          <span className="text-base font-semibold">{planTexts.price(t, plan)}</span> {planTexts.period(t, plan)}
        </span>
        <span className="text-muted-foreground">{planTexts.has(t, plan).join(" · ")}</span>
      </span>
    </RadioOption>
  );
}
