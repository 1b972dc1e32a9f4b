"use client";

import { Building2 } from "lucide-react";
import type { ReactNode } from "react";
import { buttonVariants } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { Link } from "@/components/ui/navigation/link";
import * as paths from "@/lib/paths";
import { useCan } from "./session-user";

/** Administrators have no card: they get a note. */
export function ClientsOnly({ title, children }: { title: string; children: ReactNode }) {
  const hasCard = useCan("card.edit");
  if (hasCard) return children;
  return (
    <EmptyState
      heading="h1"
      icon={Building2}
      title={`${title} belong to clients`}
      description="Your administrator account has no card of its own. Clients manage this screen themselves."
    >
      <Link href={paths.clients} className={buttonVariants()}>
        Go to Clients
      </Link>
    </EmptyState>
  );
}
