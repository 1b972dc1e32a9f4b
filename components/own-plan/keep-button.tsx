"use client";

import { Undo2 } from "lucide-react";
import { useState } from "react";
import { useT } from "@/components/i18n/translator-context";
import { Button } from "@/components/ui/button";
import { toast } from "@/components/ui/toast";
import { reasonOf } from "@/lib/api/call/request";
import { keepPlan } from "@/lib/api/own-plan";

/** Takes back that the plan ends, or changes. */
export function KeepButton({ children }: { children: string }) {
  const t = useT();
  const [busy, setBusy] = useState(false);

  async function keep() {
    setBusy(true);
    try {
      await keepPlan();
      toast.success(t("own-plan.keep.done"));
    } catch (error) {
      toast.error(t.say(reasonOf(error)));
    }
    setBusy(false);
  }

  return (
    <Button variant="outline" busy={busy} onClick={() => void keep()}>
      {!busy && <Undo2 aria-hidden="true" />}
      {children}
    </Button>
  );
}
