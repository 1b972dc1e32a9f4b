"use client";

import { Building2, Eye, FileText, type LucideIcon, MessageSquare, Percent, ShoppingBag } from "lucide-react";
import { useT } from "@/components/i18n/translator-context";
import { PartFailure } from "@/components/list/failures";
import { useCan } from "@/components/session/session-user";
import { Card } from "@/components/ui/card";
import { type Stat, StatTile } from "@/components/ui/stat-tile";
import { useOverview } from "@/lib/api/overview";
import type { Overview } from "@/lib/contract/analytics/schema";
import { formatCount, formatPercent } from "@/lib/format/number";
import type { Place } from "@/lib/i18n/messages";
import type { T } from "@/lib/i18n/translator";

export function OverviewTiles() {
  const t = useT();
  const seesClients = useCan("clients.see");
  const { data, error, mutate } = useOverview();
  const stats = (seesClients ? statsOfAdministrator : statsOfClient)(t, data ?? {});
  return (
    <section aria-labelledby="overview">
      <h2 id="overview" className="mb-3 text-sm font-medium text-muted-foreground">
        {t("overview.tiles.title")}
      </h2>
      {!data && error ? (
        <Card>
          <PartFailure title={t("overview.tiles.failed")} error={error} onRetry={() => mutate()} />
        </Card>
      ) : (
        <dl aria-busy={!data} className="grid grid-cols-2 large-text:grid-cols-1 gap-3 sm:gap-4 lg:grid-cols-4">
          {stats.map((stat) => (
            <StatTile key={stat.label} {...stat} isLoading={!data} />
          ))}
        </dl>
      )}
    </section>
  );
}

function statsOfAdministrator(t: T, overview: Overview): Stat[] {
  const { clients, active_clients, documents, products, conversion_rate } = overview;
  const active = format(active_clients);
  return [
    {
      label: t("overview.tiles.clients.label"),
      description: active ? t("overview.tiles.clients.textActive", { active }) : t("overview.tiles.clients.text"),
      icon: Building2,
      value: format(clients),
    },
    tell(t, "overview.tiles.activeDocuments", FileText, documents),
    tell(t, "overview.tiles.allProducts", ShoppingBag, products),
    {
      ...tell(t, "overview.tiles.conversion", Percent, conversion_rate),
      value: conversion_rate == null ? null : formatPercent(conversion_rate),
    },
  ];
}

function statsOfClient(t: T, { documents, products, views, feedback }: Overview): Stat[] {
  return [
    tell(t, "overview.tiles.documents", FileText, documents),
    tell(t, "overview.tiles.products", ShoppingBag, products),
    tell(t, "overview.tiles.views", Eye, views),
    tell(t, "overview.tiles.feedback", MessageSquare, feedback),
  ];
}

function tell(t: T, words: Place<"label" | "text">, icon: LucideIcon, figure: number | null | undefined): Stat {
  return { label: t(`${words}.label`), description: t(`${words}.text`), icon, value: format(figure) };
}

function format(figure: number | null | undefined): string | null {
  return figure == null ? null : formatCount(figure);
}
