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
import { signInName } from "@/lib/contract/identity/values";
import { formatDay } from "@/lib/format/calendar";

/** For whoever has opened an account that has not been confirmed so far. */
export function ConfirmNote() {
  const t = useT();
  const user = useSessionUser();
  const { confirm_by: until, email } = user;
  const [busy, setBusy] = useState(false);
  const { hasMail } = useProvider();
  if (!until) return null;
  const day = formatDay(t, dayOf(new Date(until)));
  if (!email) return <Alert>{t("overview.confirm.byPhone", { phone: signInName(user), day })}</Alert>;
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
      <p>{t("overview.confirm.text", { email, day })}</p>
      <Button variant="outline" size="sm" className="mt-2" busy={busy} onClick={() => void resend()}>
        {t("overview.confirm.resend")}
      </Button>
    </Alert>
  );
}
