"use client";

import { Pencil, Plus } from "lucide-react";
import { useState } from "react";
import { DeleteAction } from "@/components/content/delete-action";
import { DialogAction } from "@/components/form/dialog-action";
import { useT } from "@/components/i18n/translator-context";
import { PartFailure } from "@/components/list/failures";
import { useToday } from "@/components/session/use-today";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { lazyDialog } from "@/components/ui/lazy";
import { SectionCard } from "@/components/ui/section-card";
import { Skeleton } from "@/components/ui/skeleton";
import { deleteTerms, useTerms } from "@/lib/api/payments";
import { withMessages } from "@/lib/browser/messages";
import type { Terms } from "@/lib/contract/billing/schema";
import { formatDay } from "@/lib/format/calendar";
import type { T } from "@/lib/i18n/translator";

const AddTermsDialog = lazyDialog(
  withMessages(["billing", "billing-rules", "cards-rules", "pay"], () =>
    import("./terms-dialogs").then((file) => file.AddTermsDialog),
  ),
);
const EditTermsDialog = lazyDialog(
  withMessages(["billing", "billing-rules", "cards-rules", "pay"], () =>
    import("./terms-dialogs").then((file) => file.EditTermsDialog),
  ),
);

/** What is on invoices, from a day on. */
export function TermsSection() {
  const t = useT();
  const { data, error, mutate } = useTerms();
  return (
    <SectionCard title={t("billing.terms.title")} description={t("billing.terms.text")}>
      {data && <TermsList all={data.results} />}
      {!data && !error && <Skeleton className="h-32" />}
      {!data && error !== undefined && (
        <PartFailure title={t("billing.terms.failed")} error={error} onRetry={() => void mutate()} />
      )}
    </SectionCard>
  );
}

/** The newest first. */
function TermsList({ all }: { all: readonly Terms[] }) {
  const t = useT();
  const [isAdding, setIsAdding] = useState(false);
  const today = useToday();
  const inForce = all.find(({ from_on: from }) => from <= today);
  return (
    <>
      {all.length === 0 && (
        <p className="text-sm">
          <span className="font-medium">{t("billing.terms.none")}.</span> {t("billing.terms.noneText")}
        </p>
      )}
      <ul className="divide-y divide-border">
        {all.map((terms) => (
          <li key={terms.id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-3 first:pt-0">
            <TermsText terms={terms} isInForce={terms === inForce} />
            {!terms.is_fixed && <TermsActions terms={terms} />}
          </li>
        ))}
      </ul>
      <Button className="mt-4" onClick={() => setIsAdding(true)}>
        <Plus aria-hidden="true" />
        {t("billing.terms.add")}
      </Button>
      <AddTermsDialog last={all[0]} open={isAdding} onOpenChange={setIsAdding} />
    </>
  );
}

function TermsText({ terms, isInForce }: { terms: Terms; isInForce: boolean }) {
  const t = useT();
  const { from_on: from, name, gstin } = terms;
  return (
    <div className="min-w-0 text-sm">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 font-medium">
        {t("billing.terms.from", { day: formatDay(t, from) })}
        {isInForce && <Badge variant="success">{t("billing.terms.inForce")}</Badge>}
      </p>
      <p className="wrap-anywhere">{name}</p>
      <p className="wrap-anywhere text-muted-foreground">{[taxText(t, terms), gstin].filter(Boolean).join(" · ")}</p>
    </div>
  );
}

function taxText(t: T, { rate, pricing }: Terms): string {
  if (rate === 0) return t("billing.terms.untaxed");
  return t(pricing === "inclusive" ? "billing.terms.taxed" : "billing.terms.taxedOnTop", { rate: String(rate) });
}

function TermsActions({ terms }: { terms: Terms }) {
  const t = useT();
  const name = formatDay(t, terms.from_on);
  return (
    <div className="flex items-center gap-1">
      <DialogAction icon={Pencil} words="billing.terms.edit" name={name}>
        {(dialog) => <EditTermsDialog terms={terms} {...dialog} />}
      </DialogAction>
      <DeleteAction
        words="billing.terms.delete"
        name={t("billing.terms.from", { day: name })}
        onDelete={() => deleteTerms(terms.id)}
      />
    </div>
  );
}
