"use client";

import { TriangleAlert } from "lucide-react";
import { useT } from "@/components/i18n/translator-context";
import { Button } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import * as failures from "@/lib/contract/failures";

/** A screen failed to render; the frame around it stays usable. */
export default function DashboardError({ retry }: { retry: () => void }) {
  const t = useT();
  return (
    <EmptyState icon={TriangleAlert} title={t("dashboard.error.title")} description={t.say(failures.internal)}>
      <Button onClick={retry}>{t("common.tryAgain")}</Button>
    </EmptyState>
  );
}
