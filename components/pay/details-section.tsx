"use client";

import { Pencil } from "lucide-react";
import { useState } from "react";
import { useT } from "@/components/i18n/translator-context";
import { Button } from "@/components/ui/button";
import { lazyDialog } from "@/components/ui/lazy";
import { SectionCard } from "@/components/ui/section-card";
import { withMessages } from "@/lib/browser/messages";
import type { Party } from "@/lib/contract/billing/party";
import { isStateCode, stateName } from "@/lib/contract/billing/states";
import { nameCountry } from "@/lib/format/place";
import type { T } from "@/lib/i18n/translator";

const DetailsDialog = lazyDialog(
  withMessages(["pay", "billing-rules", "cards-rules"], () =>
    import("./details-dialog").then((file) => file.DetailsDialog),
  ),
);

/** Whom invoices are for: asked for once, and in short from then on. */
export function DetailsSection({ details }: { details: Party | null }) {
  const t = useT();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <SectionCard title={t("pay.details.title")}>
      <div className="flex flex-wrap items-start justify-between gap-4">
        {details ? (
          <div className="min-w-0 text-sm wrap-anywhere whitespace-pre-line" dir="auto">
            <p className="font-medium">{details.name}</p>
            <p className="text-muted-foreground">{placeLines(t, details).join("\n")}</p>
          </div>
        ) : (
          <p className="text-sm text-muted-foreground">{t("pay.details.ask")}</p>
        )}
        <Button variant={details ? "outline" : "default"} onClick={() => setIsOpen(true)}>
          {details && <Pencil aria-hidden="true" />}
          {t(details ? "pay.details.edit" : "pay.details.enter")}
        </Button>
      </div>
      <DetailsDialog details={details} open={isOpen} onOpenChange={setIsOpen} />
    </SectionCard>
  );
}

/** Only of India there is a state. */
function placeLines(t: T, { address, pin, state, country, gstin }: Party): string[] {
  const region = isStateCode(state) ? stateName(state) : nameCountry(t, country);
  return [address, [region, pin].filter(Boolean).join(" "), gstin && `GSTIN ${gstin}`].filter(Boolean);
}
