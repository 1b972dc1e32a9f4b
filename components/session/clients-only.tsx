"use client";

import { Building2 } from "lucide-react";
import type { ReactNode } from "react";
import { useT } from "@/components/i18n/translator-context";
import { buttonVariants } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { Link } from "@/components/ui/navigation/link";
import type { Action } from "@/lib/contract/policies";
import type { Place } from "@/lib/i18n/messages";
import * as paths from "@/lib/paths";
import { useCan } from "./session-user";

type ClientsOnlyProps = {
  words: Place<"forClients">;
  /** What those of a company who may see it may do. */
  action?: Action;
  children: ReactNode;
};

/** Administrators have no card: they get a note. */
export function ClientsOnly({ words, action = "card.edit", children }: ClientsOnlyProps) {
  const t = useT();
  const isAllowed = useCan(action);
  if (isAllowed) return children;
  return (
    <EmptyState heading="h1" icon={Building2} title={t(`${words}.forClients`)} description={t("common.forClients.why")}>
      <Link href={paths.clients} className={buttonVariants()}>
        {t("common.forClients.go")}
      </Link>
    </EmptyState>
  );
}
