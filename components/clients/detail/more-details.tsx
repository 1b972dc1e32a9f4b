"use client";

import { ChartNoAxesColumn, KeyRound } from "lucide-react";
import { CardLink } from "@/components/content/card-link";
import { buttonVariants } from "@/components/ui/button";
import { Detail } from "@/components/ui/detail-list";
import { Link } from "@/components/ui/navigation/link";
import { SectionCard } from "@/components/ui/section-card";
import { LocalTime } from "@/components/ui/time";
import { useProvider } from "@/lib/api/call/provider";
import type { Client } from "@/lib/contract/clients/schema";
import * as paths from "@/lib/paths";
import { clientTexts } from "../client-texts";

export function MoreDetails({ client }: { client: Client }) {
  const { isFull } = useProvider();
  return (
    <SectionCard title="Additional Details">
      <dl className="flex flex-col gap-5">
        <Detail label="Last updated">
          <LocalTime time={client.updated_at} isExact />
        </Detail>
        <Detail label="Account type">{clientTexts.accountType(client)}</Detail>
      </dl>
      <div className="mt-6 flex flex-col gap-3">
        {client.is_active && <CardLink slug={client.slug}>View card</CardLink>}
        {isFull && (
          <Link href={paths.analyticsOf({ client: client.id })} className={buttonVariants({ variant: "outline" })}>
            <ChartNoAxesColumn aria-hidden="true" />
            Analytics
          </Link>
        )}
        <Link href={paths.changeClientPassword(client.id)} className={buttonVariants({ variant: "outline" })}>
          <KeyRound aria-hidden="true" />
          Change Password
        </Link>
      </div>
    </SectionCard>
  );
}
