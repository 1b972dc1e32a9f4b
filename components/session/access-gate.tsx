"use client";

import { ShieldX } from "lucide-react";
import type { ReactNode } from "react";
import { useT } from "@/components/i18n/translator-context";
import { buttonVariants } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { Link } from "@/components/ui/navigation/link";
import * as paths from "@/lib/paths";
import { useCan } from "./session-user";

/** Shows a message where `AdminOnly` redirects. The server checks too. */
export function AccessGate({ denial, children }: { denial: string; children: ReactNode }) {
  const t = useT();
  const isAllowed = useCan("clients.manage");
  if (isAllowed) return children;
  return (
    <EmptyState heading="h1" icon={ShieldX} title={t("common.denied.title")} description={denial}>
      <Link href={paths.dashboard} className={buttonVariants()}>
        {t("common.denied.back")}
      </Link>
    </EmptyState>
  );
}
