"use client";

import { Building2, Eye, FileText, MessageSquare, Percent, ShoppingBag } from "lucide-react";
import { PartFailure } from "@/components/list/failures";
import { useCan } from "@/components/session/session-user";
import { Card } from "@/components/ui/card";
import { type Stat, StatTile } from "@/components/ui/stat-tile";
import { useOverview } from "@/lib/api/overview";
import type { Overview } from "@/lib/contract/analytics/schema";

export function OverviewTiles() {
  const seesClients = useCan("clients.see");
  const { data, error, mutate } = useOverview();
  const stats = (seesClients ? statsOfAdministrator : statsOfClient)(data ?? {});
  return (
    <section aria-labelledby="overview">
      <h2 id="overview" className="mb-3 text-sm font-medium text-muted-foreground">
        Overview
      </h2>
      {!data && error ? (
        <Card>
          <PartFailure title="Failed to fetch your numbers" error={error} onRetry={() => mutate()} />
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

function statsOfAdministrator({ clients, active_clients, documents, products, conversion_rate }: Overview): Stat[] {
  const active = format(active_clients);
  return [
    {
      label: "Total Clients",
      description: active ? `Companies with an account, ${active} of them active` : "Companies with an account",
      icon: Building2,
      value: format(clients),
    },
    {
      label: "Active Documents",
      description: "Brochures on the cards of active clients",
      icon: FileText,
      value: format(documents),
    },
    { label: "Products", description: "Products of all clients", icon: ShoppingBag, value: format(products) },
    {
      label: "Conversion Rate",
      description: "Views that became a contact",
      icon: Percent,
      value: conversion_rate == null ? null : `${format(conversion_rate)}%`,
    },
  ];
}

function statsOfClient({ documents, products, views, feedback }: Overview): Stat[] {
  return [
    { label: "Total Documents", description: "Brochures on your card", icon: FileText, value: format(documents) },
    { label: "Total Products", description: "Products you have added", icon: ShoppingBag, value: format(products) },
    { label: "Total Views", description: "How often your card was opened", icon: Eye, value: format(views) },
    {
      label: "Feedback Received",
      description: "Reviews from your customers",
      icon: MessageSquare,
      value: format(feedback),
    },
  ];
}

const figures = new Intl.NumberFormat("en-IN", { maximumFractionDigits: 1 });

function format(figure: number | null | undefined): string | null {
  return figure == null ? null : figures.format(figure);
}
