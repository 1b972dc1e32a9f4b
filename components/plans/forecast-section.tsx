"use client";

import { Download } from "lucide-react";
import { DownloadLink } from "@/components/content/download-link";
import { useT } from "@/components/i18n/translator-context";
import { PartFailure } from "@/components/list/failures";
import { Skeleton } from "@/components/ui/skeleton";
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from "@/components/ui/table";
import { checkForecast, useForecast } from "@/lib/api/plans";
import { pathOf } from "@/lib/contract/operation";
import { planOperations } from "@/lib/contract/plans/operations";
import type { Forecast } from "@/lib/contract/plans/schema";
import { formatMonth } from "@/lib/format/calendar";
import { formatCount } from "@/lib/format/number";
import { formatPrice } from "@/lib/format/price";
import * as paths from "@/lib/paths";

/** What clients are to pay in the next twelve months. */
export function ForecastSection() {
  const t = useT();
  const { data, error, mutate } = useForecast();
  return (
    <section aria-labelledby="forecast" className="flex flex-col items-start gap-4">
      <div>
        <h2 id="forecast" className="text-base font-semibold">
          {t("plans.forecast.title")}
        </h2>
        <p className="text-sm text-muted-foreground">{t("plans.forecast.text")}</p>
      </div>
      {!data && !error && <Skeleton rounded="xl" className="h-24 w-full" />}
      {!data && error !== undefined && (
        <PartFailure title={t("plans.forecast.failed")} error={error} onRetry={() => void mutate()} />
      )}
      {data?.results.length === 0 && <p className="text-sm">{t("plans.forecast.none")}</p>}
      {data && data.results.length > 0 && (
        <>
          <ForecastTable rows={data.results} />
          <DownloadLink
            address={paths.api(pathOf(planOperations.exportForecast))}
            icon={Download}
            check={checkForecast}
            failure={t("plans.forecast.downloadFailed")}
          >
            {t("plans.forecast.download")}
          </DownloadLink>
        </>
      )}
    </section>
  );
}

/** Closer on phones, where four columns have little room. */
const close = "max-sm:px-3";
const number = `${close} text-end tabular-nums whitespace-nowrap`;

function ForecastTable({ rows }: { rows: Forecast["results"] }) {
  const t = useT();
  return (
    <Table aria-label={t("plans.forecast.title")} frameClassName="w-full">
      <TableHeader>
        <TableRow>
          <TableHead className={`${close} text-start`}>{t("plans.forecast.month")}</TableHead>
          <TableHead className={`${close} text-end max-sm:whitespace-normal`}>{t("plans.forecast.amount")}</TableHead>
          <TableHead className={`${close} text-end max-sm:whitespace-normal`}>{t("plans.forecast.renewals")}</TableHead>
          <TableHead className={`${close} text-end max-sm:whitespace-normal`}>{t("plans.forecast.trials")}</TableHead>
        </TableRow>
      </TableHeader>
      <TableBody>
        {rows.map(({ month, currency, amount, renewals, trials }) => (
          <TableRow key={month + currency}>
            <TableCell className={`${close} whitespace-nowrap`}>{formatMonth(t, month, true)}</TableCell>
            <TableCell className={`${number} font-medium`}>{formatPrice(amount, currency)}</TableCell>
            <TableCell className={number}>{formatCount(renewals)}</TableCell>
            <TableCell className={number}>{formatCount(trials)}</TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}
