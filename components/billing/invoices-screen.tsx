"use client";

import { ReceiptText } from "lucide-react";
import { useT } from "@/components/i18n/translator-context";
import { ContentList } from "@/components/list/content-list";
import { Badge } from "@/components/ui/badge";
import { Select } from "@/components/ui/field/select";
import { Link } from "@/components/ui/navigation/link";
import { useInvoices } from "@/lib/api/payments";
import type { BillingDocument } from "@/lib/contract/billing/payment-schema";
import { documentKinds } from "@/lib/contract/billing/values";
import { formatDay, formatMonth } from "@/lib/format/calendar";
import { documentName } from "@/lib/format/document-name";
import { formatPrice } from "@/lib/format/price";
import * as paths from "@/lib/paths";
import { BillingFrame } from "./billing-frame";
import { GstSection } from "./gst-section";
import { type InvoiceQuery, months, useInvoiceQuery } from "./use-invoice-query";

export function InvoicesScreen() {
  const t = useT();
  const list = useInvoiceQuery();
  const invoices = useInvoices(list.query);
  return (
    <BillingFrame part="invoices">
      {list.month && <GstSection month={list.month} />}
      <ContentList
        words="billing.invoices"
        list={list}
        answer={invoices}
        searchPlaceholder={t("billing.invoices.searchBy")}
        filters={<InvoiceFilters list={list} />}
        isFiltered={list.isFiltered}
        hasRows
        empty={{ icon: ReceiptText, description: t("billing.invoices.noneText") }}
      >
        {(document) => <InvoiceRow document={document} />}
      </ContentList>
    </BillingFrame>
  );
}

function InvoiceFilters({ list }: { list: InvoiceQuery }) {
  const t = useT();
  return (
    <>
      <Select
        aria-label={t("billing.invoices.month")}
        value={list.month}
        onChange={({ target }) => list.setFilter({ month: target.value })}
        className="min-w-34 flex-1"
      >
        <option value="">{t("billing.invoices.allMonths")}</option>
        {months().map((month) => (
          <option key={month} value={month}>
            {formatMonth(t, month, true)}
          </option>
        ))}
      </Select>
      <Select
        aria-label={t("billing.invoices.kind")}
        value={list.kind}
        onChange={({ target }) => list.setFilter({ kind: target.value })}
        className="min-w-34 flex-1"
      >
        <option value="">{t("billing.invoices.allKinds")}</option>
        {documentKinds.map((kind) => (
          <option key={kind} value={kind}>
            {t(`billing.invoices.${kind}`)}
          </option>
        ))}
      </Select>
    </>
  );
}

function InvoiceRow({ document }: { document: BillingDocument }) {
  const t = useT();
  const { id, kind, number, customer, issued_on: day, total, credited, currency } = document;
  return (
    <Link
      href={paths.invoice(id)}
      className="flex flex-wrap justify-between gap-x-4 gap-y-1 px-4 py-3 text-sm transition-colors hover:bg-accent/60 focus-ring focus-visible:-outline-offset-2 sm:px-5"
    >
      <span className="min-w-0">
        <span className="flex flex-wrap items-center gap-x-3 gap-y-1 font-medium tabular-nums">
          {number}
          {kind === "creditNote" && <Badge variant="outline">{documentName(t, document)}</Badge>}
        </span>
        <span className="block wrap-anywhere">{customer.name}</span>
        <span className="block text-muted-foreground">{formatDay(t, day)}</span>
      </span>
      <span className="flex flex-col tabular-nums sm:items-end">
        <span className="text-base font-semibold">{formatPrice(total, currency)}</span>
        {Number(credited) > 0 && (
          <span className="text-muted-foreground">
            {t("billing.invoices.credited", { amount: formatPrice(credited, currency) })}
          </span>
        )}
      </span>
    </Link>
  );
}
