"use client";

import { useOverview } from "@/lib/api/overview";
import type { Client } from "@/lib/contract/clients/schema";
import type { List } from "@/lib/contract/pagination";

/** How many clients are on the page, out of all there are: a search narrows the first number alone. */
export function ClientCount({ clients, searching }: { clients: List<Client>; searching: boolean }) {
  if (searching) return <FoundCount clients={clients} />;
  return describeCount(clients, clients.count);
}

/** The list tells how many it found; how many there are is asked for in a call of its own. */
function FoundCount({ clients }: { clients: List<Client> }) {
  const { data: overview } = useOverview();
  const { count, results } = clients;
  const shown = describeCount(clients, Math.max(overview?.clients ?? count, count));
  return count > results.length ? `${shown}, ${count} found` : shown;
}

function describeCount({ results }: List<Client>, total: number): string {
  return `Showing ${results.length} of ${total} clients`;
}
