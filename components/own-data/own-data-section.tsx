"use client";

import { Download, LogOut, Trash2 } from "lucide-react";
import { useState } from "react";
import { useT } from "@/components/i18n/translator-context";
import { useSessionUser } from "@/components/session/session-user";
import { Button } from "@/components/ui/button";
import { lazyDialog } from "@/components/ui/lazy";
import { SectionCard } from "@/components/ui/section-card";
import { toast } from "@/components/ui/toast";
import { messageOf } from "@/lib/api/call/request";
import { downloadOwnData } from "@/lib/api/own-data";
import { withMessages } from "@/lib/browser/messages";
import type { CurrentUser } from "@/lib/contract/identity/schema";

const LeaveCompanyDialog = lazyDialog(
  withMessages(["own-data"], () => import("./leave-company-dialog").then((file) => file.LeaveCompanyDialog)),
);
const DeleteAccountDialog = lazyDialog(
  withMessages(["own-data", "account"], () =>
    import("./delete-account-dialog").then((file) => file.DeleteAccountDialog),
  ),
);

/** What is personal to the account: to take along, and to leave with. */
export function OwnDataSection() {
  const t = useT();
  const user = useSessionUser();
  return (
    <SectionCard title={t("own-data.title")} description={t("own-data.text")}>
      <div className="flex flex-wrap gap-3">
        <DownloadButton />
        {user.may_leave && <LeaveButton company={user.company_name ?? ""} />}
        {isFree(user) && <DeleteButton />}
      </div>
    </SectionCard>
  );
}

/** Whether it works for nobody, blocked companies included, so that it can be deleted. */
function isFree({ is_admin, companies }: CurrentUser): boolean {
  return !is_admin && companies?.length === 0;
}

function DownloadButton() {
  const t = useT();
  const [busy, setBusy] = useState(false);

  async function download() {
    setBusy(true);
    try {
      await downloadOwnData();
    } catch (error) {
      toast.error(t.say(messageOf(error, t("own-data.downloadFailed"))));
    } finally {
      setBusy(false);
    }
  }

  return (
    <Button variant="outline" busy={busy} onClick={() => void download()}>
      {!busy && <Download aria-hidden="true" />}
      {t("own-data.download")}
    </Button>
  );
}

function LeaveButton({ company }: { company: string }) {
  const t = useT();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button variant="destructive-ghost" onClick={() => setIsOpen(true)}>
        <LogOut aria-hidden="true" />
        {t("own-data.leave.action")}
      </Button>
      <LeaveCompanyDialog company={company} open={isOpen} onOpenChange={setIsOpen} />
    </>
  );
}

function DeleteButton() {
  const t = useT();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button variant="destructive-ghost" onClick={() => setIsOpen(true)}>
        <Trash2 aria-hidden="true" />
        {t("own-data.delete.open")}
      </Button>
      <DeleteAccountDialog open={isOpen} onOpenChange={setIsOpen} />
    </>
  );
}
