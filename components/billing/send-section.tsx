"use client";

import { Mail } from "lucide-react";
import { useState } from "react";
import { usePhone } from "@/components/content/use-phone";
import { WhatsappLink } from "@/components/content/whatsapp-link";
import { useT } from "@/components/i18n/translator-context";
import { Button } from "@/components/ui/button";
import { SectionCard } from "@/components/ui/section-card";
import { toast } from "@/components/ui/toast";
import { messageOf } from "@/lib/api/call/request";
import { mailInvoice } from "@/lib/api/payments";
import type { Invoice } from "@/lib/contract/billing/payment-schema";

/** The ways to send an invoice to its client. */
export function SendSection({ invoice: { id, mail_to, phone, message } }: { invoice: Invoice }) {
  const t = useT();
  const digits = usePhone(phone)?.chat ?? "";
  const [busy, setBusy] = useState(false);

  async function mail() {
    setBusy(true);
    try {
      toast.success(t("billing.send.mailed", { email: await mailInvoice(id) }));
    } catch (error) {
      toast.error(t.say(messageOf(error, t("billing.send.failed"))));
    } finally {
      setBusy(false);
    }
  }

  return (
    <SectionCard title={t("billing.send.title")} description={mail_to ?? t("billing.send.noMail")}>
      <div className="flex flex-wrap gap-3">
        {mail_to && (
          <Button variant="outline" busy={busy} onClick={() => void mail()}>
            <Mail aria-hidden="true" />
            {t("billing.send.mail")}
          </Button>
        )}
        <WhatsappLink digits={digits} message={message} variant="outline">
          {t("common.content.sendOnWhatsapp")}
        </WhatsappLink>
      </div>
    </SectionCard>
  );
}
