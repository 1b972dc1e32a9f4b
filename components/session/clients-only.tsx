"use client";

import { Building2 } from "lucide-react";
import type { ReactNode } from "react";
import { useT } from "@/components/i18n/translator-context";
import { buttonVariants } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { Link } from "@/components/ui/navigation/link";
import type { Place } from "@/lib/i18n/messages";
import * as paths from "@/lib/paths";
import { useCan } from "./session-user";

/** Administrators have no card: they get a note. */
export function ClientsOnly({ words, children }: { words: Place<"forClients">; children: ReactNode }) {
  const t = useT();
  const hasCard = useCan("card.edit");
  if (hasCard) return children;
  return (
    <EmptyState heading="h1" icon={Building2} title={t(`${words}.forClients`)} description={t("common.forClients.why")}>
      <Link href={paths.clients} className={buttonVariants()}>
        {t("common.forClients.go")}
      </Link>
    </EmptyState>
  );
}
