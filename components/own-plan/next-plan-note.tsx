import { useT } from "@/components/i18n/translator-context";
import { Alert } from "@/components/ui/alert";
import type { NextPlan } from "@/lib/contract/plans/schema";
import { formatDay } from "@/lib/format/calendar";
import { KeepButton } from "./keep-button";

/** Which plan comes after this one, and how to stay on it. */
export function NextPlanNote({ next, plan }: { next: NextPlan; plan: string }) {
  const t = useT();
  const { name, begins_on: day, is_paid: isPaid } = next;
  return (
    <Alert className="mb-4">
      <p>
        {day
          ? t("own-plan.next.later", { plan: name, day: formatDay(t, day) })
          : t("own-plan.next.whenPaid", { plan: name })}
        {isPaid && ` ${t("own-plan.next.paid")}`}
      </p>
      {!isPaid && (
        <div className="mt-3">
          <KeepButton>{t("own-plan.keep.plan", { plan })}</KeepButton>
        </div>
      )}
    </Alert>
  );
}
