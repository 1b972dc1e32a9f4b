import { Check } from "lucide-react";
import { heard, rich } from "@/components/i18n/rich";
import { useT } from "@/components/i18n/translator-context";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { RelativeTime } from "@/components/ui/time";
import type { PaymentRequest } from "@/lib/contract/billing/payment-schema";
import { gatewayTitles, type RequestStatus } from "@/lib/contract/billing/values";
import { formatDay } from "@/lib/format/calendar";
import { paidFor } from "@/lib/format/paid-for";
import { formatPrice } from "@/lib/format/price";
import { ClientLink } from "./client-link";
import { useConfirm } from "./use-confirm";

type RequestRowProps = { request: PaymentRequest; onRefuse: () => void };

export function RequestRow({ request, onRefuse }: RequestRowProps) {
  const t = useT();
  const { client_id: clientId, customer_name: name, status, credit, currency } = request;
  return (
    <div className="grid min-w-0 flex-1 gap-x-6 gap-y-3 lg:grid-cols-[minmax(0,1fr)_auto]">
      <div className="flex min-w-0 flex-wrap justify-between gap-x-4 gap-y-1">
        <div className="min-w-0">
          <ClientLink clientId={clientId}>{name}</ClientLink>
          <p className="wrap-anywhere text-muted-foreground">{paidFor(t, request)}</p>
          <p className="text-muted-foreground tabular-nums">
            {t("billing.requests.reference", { reference: request.reference })}
          </p>
          <Standing request={request} />
        </div>
        <div className="flex flex-col items-start gap-1 sm:items-end">
          <span className="text-base font-semibold tabular-nums">{formatPrice(request.amount, currency)}</span>
          {Number(credit) > 0 && (
            <span className="text-muted-foreground tabular-nums">
              {t("billing.requests.credit", { amount: formatPrice(credit, currency) })}
            </span>
          )}
          <Badge variant={variants[status]}>{t(`billing.requests.${status}`)}</Badge>
        </div>
      </div>
      {status === "open" && <Actions request={request} onRefuse={onRefuse} />}
    </div>
  );
}

const variants = {
  open: "warning",
  paid: "success",
  refused: "destructive",
  replaced: "outline",
} as const satisfies Record<RequestStatus, string>;

/** What the client says, and since when it stands as it does. */
function Standing({ request }: { request: PaymentRequest }) {
  const t = useT();
  const { claimed_at: claimedAt, bank_reference: reference, settled_on: settledOn, reason, gateway } = request;
  return (
    <>
      {claimedAt && !gateway && (
        <p className="wrap-anywhere">
          {rich(t, "billing.requests.says", {
            reference: reference ?? "",
            time: () => <RelativeTime time={claimedAt} />,
          })}
        </p>
      )}
      {gateway && (
        <p className="wrap-anywhere">
          {t("billing.requests.online", { gateway: gatewayTitles[gateway], reference: reference ?? "" })}
        </p>
      )}
      {reason && <p className="wrap-anywhere">{t("billing.requests.reason", { reason })}</p>}
      <p className="text-muted-foreground">
        {settledOn
          ? t("billing.requests.settled", { day: formatDay(t, settledOn) })
          : t("billing.requests.since", { day: formatDay(t, request.created_on) })}
      </p>
    </>
  );
}

function Actions({ request, onRefuse }: RequestRowProps) {
  const t = useT();
  const { busy, confirm } = useConfirm();
  const { customer_name: name } = request;
  return (
    <div className="flex flex-wrap items-start gap-2">
      <Button size="sm" busy={busy} onClick={() => void confirm([request])}>
        {!busy && <Check aria-hidden="true" />}
        {rich(t, "billing.confirm.action", { name, heard })}
      </Button>
      <Button variant="ghost" size="sm" onClick={onRefuse}>
        {rich(t, "billing.refuse.action", { name, heard })}
      </Button>
    </div>
  );
}
