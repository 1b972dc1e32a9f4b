"use client";

import { ArrowRightLeft } from "lucide-react";
import { useState } from "react";
import { giveLeads, handOver, type Taker } from "@/components/hand-over/hand-over";
import { LazyTakerDialog } from "@/components/hand-over/lazy-taker-dialog";
import { useT } from "@/components/i18n/translator-context";
import { Button } from "@/components/ui/button";
import { Checkbox } from "@/components/ui/field/checkbox";
import type { Lead } from "@/lib/contract/leads/schema";

type Chosen = ReadonlySet<number>;
type LeadChoiceProps = { lead: Lead; chosen: Chosen; onChange: (chosen: Chosen) => void };

export function LeadChoice({ lead: { id, name }, chosen, onChange }: LeadChoiceProps) {
  const t = useT();
  return (
    <Checkbox
      aria-label={t("hand-over.choosing.one", { name })}
      checked={chosen.has(id)}
      onCheckedChange={(isChosen) =>
        onChange(new Set(isChosen ? [...chosen, id] : [...chosen].filter((one) => one !== id)))
      }
      className="mt-0.5"
    />
  );
}

/** Stays at the screen's lower edge while leads are chosen: those of the page that is shown. */
export function ChosenLeads({ leads, onEnd }: { leads: readonly Lead[]; onEnd: () => void }) {
  const t = useT();
  const [isOpen, setIsOpen] = useState(false);

  async function take(taker: Taker) {
    const isDone = await handOver(t, giveLeads, leads, taker);
    if (isDone) onEnd();
    return isDone;
  }
  return (
    <section
      aria-label={t("hand-over.choosing.label")}
      className="save-bar sticky bottom-0 z-10 -mx-4 flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-border bg-background px-4 py-3 pb-safe sm:-mx-6 sm:px-6"
    >
      <p role="status" className="me-auto text-sm tabular-nums">
        {t("hand-over.choosing.count", { count: leads.length })}
      </p>
      <Button variant="outline" onClick={onEnd}>
        {t("hand-over.choosing.stop")}
      </Button>
      <Button disabled={leads.length === 0} onClick={() => setIsOpen(true)}>
        <ArrowRightLeft aria-hidden="true" />
        {t("hand-over.action")}
      </Button>
      <LazyTakerDialog open={isOpen} onOpenChange={setIsOpen} onTake={take} />
    </section>
  );
}
