"use client";

import { useState } from "react";
import { useT } from "@/components/i18n/translator-context";
import { contentRows } from "@/components/list/content-list-skeleton";
import { Button } from "@/components/ui/button";
import { Checkbox } from "@/components/ui/field/checkbox";
import { lazyDialog } from "@/components/ui/lazy";
import { withMessages } from "@/lib/browser/messages";
import type { PaymentRequest } from "@/lib/contract/billing/payment-schema";
import { RequestRow } from "./request-row";
import { useConfirm } from "./use-confirm";

const RefuseDialog = lazyDialog(
  withMessages(["billing"], () => import("./refuse-dialog").then((file) => file.RefuseDialog)),
);

/** Open ones are confirmed or refused, each or all that are ticked. */
export function RequestList({ requests }: { requests: readonly PaymentRequest[] }) {
  const t = useT();
  const [ticked, setTicked] = useState<ReadonlySet<number>>(new Set());
  const [refused, setRefused] = useState<readonly PaymentRequest[]>([]);
  const { busy, confirm } = useConfirm();
  const open = requests.filter(({ status }) => status === "open");
  const chosen = open.filter(({ id }) => ticked.has(id));

  const tick = (ids: readonly number[], isTicked: boolean) =>
    setTicked((before) =>
      isTicked ? new Set([...before, ...ids]) : new Set([...before].filter((id) => !ids.includes(id))),
    );
  return (
    <>
      {open.length > 1 && (
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4 sm:px-5">
          <span className="flex min-h-11 items-center gap-3 text-sm">
            <Checkbox
              aria-label={t("billing.select.all")}
              checked={chosen.length === open.length}
              onCheckedChange={(checked) =>
                tick(
                  open.map(({ id }) => id),
                  checked === true,
                )
              }
            />
            {chosen.length === 0 ? t("billing.select.all") : t("billing.select.count", { count: chosen.length })}
          </span>
          {chosen.length > 0 && (
            <span className="flex flex-wrap gap-2">
              <Button size="sm" busy={busy} onClick={() => void confirm(chosen)}>
                {t("billing.confirm.many")}
              </Button>
              <Button variant="outline" size="sm" onClick={() => setRefused(chosen)}>
                {t("billing.refuse.many")}
              </Button>
            </span>
          )}
        </div>
      )}
      <ul className={contentRows}>
        {requests.map((request) => (
          <li key={request.id} className="flex min-w-0 items-start gap-3 px-4 py-3 text-sm sm:px-5">
            {open.length > 1 && (
              <TickBox request={request} isTicked={ticked.has(request.id)} onTick={(on) => tick([request.id], on)} />
            )}
            <RequestRow request={request} onRefuse={() => setRefused([request])} />
          </li>
        ))}
      </ul>
      <RefuseDialog requests={refused} open={refused.length > 0} onOpenChange={(open) => !open && setRefused([])} />
    </>
  );
}

type TickBoxProps = { request: PaymentRequest; isTicked: boolean; onTick: (isTicked: boolean) => void };

/** What is settled keeps the place free, so that all names stand below each other. */
function TickBox({ request, isTicked, onTick }: TickBoxProps) {
  const t = useT();
  if (request.status !== "open") return <span className="size-5 shrink-0" />;
  return (
    <Checkbox
      aria-label={t("billing.select.one", { name: request.customer_name })}
      checked={isTicked}
      onCheckedChange={(checked) => onTick(checked === true)}
    />
  );
}
