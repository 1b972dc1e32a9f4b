"use client";

import { useT } from "@/components/i18n/translator-context";
import { LoadFailure, ReloadFailure } from "@/components/list/failures";
import { PageHeader } from "@/components/ui/navigation/page-header";
import { Skeleton } from "@/components/ui/skeleton";
import { useOwnBilling } from "@/lib/api/billing";
import { useOwnPlan } from "@/lib/api/own-plan";
import * as paths from "@/lib/paths";
import { DetailsSection } from "./details-section";
import { DocumentSection } from "./document-section";
import { PaySection } from "./pay-section";
import { PaymentCheck } from "./payment-check";
import { PaymentSection } from "./payment-section";

/** Where a client pays for its plan. */
export function PayScreen() {
  const t = useT();
  const billing = useOwnBilling();
  const plan = useOwnPlan();
  const failed = [billing, plan].find(({ data, error }) => !data && error);
  return (
    <div className="flex flex-col gap-6">
      <PageHeader title={t("pay.title")} back={{ href: paths.account, label: t("account.title") }} />
      {billing.data && plan.data ? (
        <>
          <ReloadFailure text={t("pay.outOfDate")} answer={billing} />
          <PaymentCheck />
          <DetailsSection details={billing.data.details} />
          <PaySection billing={billing.data} plan={plan.data} />
          <DocumentSection documents={billing.data.documents} />
          <PaymentSection paid={billing.data.paid} />
        </>
      ) : failed ? (
        <LoadFailure title={t("pay.failed")} error={failed.error} onRetry={() => void failed.mutate()} />
      ) : (
        <>
          <Skeleton rounded="xl" className="h-36" />
          <Skeleton rounded="xl" className="h-64" />
        </>
      )}
    </div>
  );
}
