"use client";

import { Eye } from "lucide-react";
import { useState } from "react";
import { useT } from "@/components/i18n/translator-context";
import { Button } from "@/components/ui/button";
import type { RestingContent } from "@/lib/contract/plans/values";
import { useShowContent } from "./use-show-content";

type ShowActionProps = { content: RestingContent; item: { id: number; is_resting?: boolean }; name: string };

/** On a card among its other actions. */
export function ShowAction({ content, item, name }: ShowActionProps) {
  const t = useT();
  const show = useShowContent(content, item, name);
  const [busy, setBusy] = useState(false);
  if (!show) return null;

  async function run() {
    setBusy(true);
    await show?.();
    setBusy(false);
  }

  return (
    <Button
      variant="ghost"
      size="sm"
      busy={busy}
      aria-label={t("own-plan.show.item", { name })}
      onClick={() => void run()}
    >
      <Eye aria-hidden="true" />
      {t("own-plan.show.action")}
    </Button>
  );
}
