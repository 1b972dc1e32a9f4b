"use client";

import { CircleAlert, SearchX } from "lucide-react";
import type { ReactNode } from "react";
import { Button, buttonVariants } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { Link } from "@/components/ui/navigation/link";
import { messageOf, RequestError } from "@/lib/api/call/request";
import { useClient } from "@/lib/api/clients";
import type { Client } from "@/lib/contract/clients/schema";
import * as failures from "@/lib/contract/failures";
import * as paths from "@/lib/paths";
import { ClientSkeleton } from "./client-skeleton";

type ClientGateProps = {
  /** Null where the address names no client. */
  id: number | null;
  children: (client: Client) => ReactNode;
};

/** Shows a screen about one client, and what stands there before and instead of it. */
export function ClientGate({ id, children }: ClientGateProps) {
  return id === null ? <ClientNotFound /> : <LoadedClient id={id}>{children}</LoadedClient>;
}

function LoadedClient({ id, children }: ClientGateProps & { id: number }) {
  const { data: client, error, mutate } = useClient(id);
  if (error instanceof RequestError && error.status === 404) return <ClientNotFound />;
  if (client) return children(client);
  if (!error) return <ClientSkeleton />;
  return (
    <EmptyState
      heading="h1"
      icon={CircleAlert}
      title="Error Loading Client"
      description={messageOf(error, "Failed to fetch client details")}
    >
      <Button onClick={() => mutate()}>Try Again</Button>
      <BackToClients />
    </EmptyState>
  );
}

function ClientNotFound() {
  return (
    <EmptyState
      heading="h1"
      icon={SearchX}
      title={failures.clientNotFound}
      description="It may have been deleted, or the link is incomplete."
    >
      <BackToClients />
    </EmptyState>
  );
}

function BackToClients() {
  return (
    <Link href={paths.clients} className={buttonVariants({ variant: "outline" })}>
      Back to Clients
    </Link>
  );
}
