"use client";

import { useState } from "react";
import { useT } from "@/components/i18n/translator-context";
import { useSessionUser } from "@/components/session/session-user";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { toast } from "@/components/ui/toast";
import { useProvider } from "@/lib/api/call/provider";
import { messageOf } from "@/lib/api/call/request";
import { resendConfirmation } from "@/lib/api/confirmation";
import { dayOf } from "@/lib/contract/clock";
import { formatDay } from "@/lib/format/calendar";

/** For whoever has opened an account and has not confirmed its e-mail so far. */
export function ConfirmNote() {
  const t = useT();
  const { confirm_by: until, email } = useSessionUser();
  const [busy, setBusy] = useState(false);
  const { hasMail } = useProvider();
  if (!until) return null;
  if (!hasMail) return <Alert>{t("overview.confirm.byUs")}</Alert>;

  async function resend() {
    setBusy(true);
    try {
      await resendConfirmation();
      toast.success(t("overview.confirm.sent", { email }));
    } catch (error) {
      toast.error(t.say(messageOf(error, t("overview.confirm.failed"))));
    } finally {
      setBusy(false);
    }
  }

  return (
    <Alert variant="warning">
      <p>{t("overview.confirm.text", { email, day: formatDay(t, dayOf(new Date(until))) })}</p>
      <Button variant="outline" size="sm" className="mt-2" busy={busy} onClick={() => void resend()}>
        {t("overview.confirm.resend")}
      </Button>
    </Alert>
  );
}
