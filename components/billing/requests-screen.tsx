"use client";

import { Banknote, FileSearch } from "lucide-react";
import { useT } from "@/components/i18n/translator-context";
import { ContentList } from "@/components/list/content-list";
import { buttonVariants } from "@/components/ui/button";
import { Link } from "@/components/ui/navigation/link";
import { Segments } from "@/components/ui/segments";
import { usePaymentRequests } from "@/lib/api/payments";
import * as paths from "@/lib/paths";
import { BillingFrame } from "./billing-frame";
import { RequestList } from "./request-list";
import { shownFilters, useRequestQuery } from "./use-request-query";

/** What clients are asked to pay, and say that they have paid. */
export function RequestsScreen() {
  const t = useT();
  const list = useRequestQuery();
  const requests = usePaymentRequests(list.query);
  return (
    <BillingFrame part="requests">
      <Link href={paths.bankStatement} className={buttonVariants({ variant: "outline", className: "sm:self-start" })}>
        <FileSearch aria-hidden="true" />
        {t("statement.open")}
      </Link>
      <Segments
        legend={t("billing.requests.filter")}
        options={shownFilters.map((filter) => [filter, t(`billing.requests.${filter}`)] as const)}
        counts={undefined}
        value={list.filter}
        onValueChange={list.setFilter}
      />
      <ContentList
        words="billing.requests"
        list={list}
        answer={requests}
        searchPlaceholder={t("billing.requests.searchBy")}
        isFiltered={list.isFiltered}
        hasRows
        empty={{ icon: Banknote, description: t("billing.requests.noneText") }}
        arrange={(requests) => <RequestList requests={requests} />}
      />
    </BillingFrame>
  );
}
