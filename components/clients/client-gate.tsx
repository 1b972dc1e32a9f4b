"use client";

import { CircleAlert, SearchX } from "lucide-react";
import type { ReactNode } from "react";
import { useT } from "@/components/i18n/translator-context";
import { Button, buttonVariants } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { Link } from "@/components/ui/navigation/link";
import { Skeleton } from "@/components/ui/skeleton";
import { messageOf, RequestError } from "@/lib/api/call/request";
import { useClient } from "@/lib/api/clients";
import type { Client } from "@/lib/contract/clients/schema";
import * as failures from "@/lib/contract/failures";
import * as paths from "@/lib/paths";

type ClientGateProps = {
  /** Null for an invalid id in the address. */
  id: number | null;
  children: (client: Client) => ReactNode;
};

/** Loading, failure and not-found states around a client's screen. */
export function ClientGate({ id, children }: ClientGateProps) {
  return id === null ? <ClientNotFound /> : <LoadedClient id={id}>{children}</LoadedClient>;
}

function LoadedClient({ id, children }: ClientGateProps & { id: number }) {
  const t = useT();
  const { data: client, error, mutate } = useClient(id);
  if (error instanceof RequestError && error.status === 404) return <ClientNotFound />;
  if (client) return children(client);
  if (!error) return <ClientSkeleton />;
  return (
    <EmptyState
      heading="h1"
      icon={CircleAlert}
      title={t("clients.gate.failedTitle")}
      description={t.say(messageOf(error, t("clients.gate.failed")))}
    >
      <Button onClick={() => mutate()}>{t("common.tryAgain")}</Button>
      <BackToClients />
    </EmptyState>
  );
}

function ClientNotFound() {
  const t = useT();
  return (
    <EmptyState
      heading="h1"
      icon={SearchX}
      title={t.say(failures.clientNotFound)}
      description={t("clients.gate.notFoundText")}
    >
      <BackToClients />
    </EmptyState>
  );
}

function BackToClients() {
  const t = useT();
  return (
    <Link href={paths.clients} className={buttonVariants({ variant: "outline" })}>
      {t("clients.back")}
    </Link>
  );
}

function ClientSkeleton() {
  const t = useT();
  return (
    <div role="status" className="flex flex-col gap-6">
      <span className="sr-only">{t("clients.gate.loading")}</span>
      <div className="flex flex-col gap-3 sm:flex-row sm:items-end sm:justify-between">
        <div className="flex flex-col gap-3">
          <Skeleton className="h-4 w-28" />
          <Skeleton className="h-8 w-56" />
        </div>
        <Skeleton className="h-11 w-full sm:w-72" />
      </div>
      <div className="grid gap-6 lg:grid-cols-3">
        <Skeleton rounded="xl" className="h-72 lg:col-span-2" />
        <Skeleton rounded="xl" className="h-72" />
      </div>
    </div>
  );
}
