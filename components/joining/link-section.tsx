"use client";

import { Ban, Link2, QrCode } from "lucide-react";
import { useState } from "react";
import { useT } from "@/components/i18n/translator-context";
import { PartFailure } from "@/components/list/failures";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { lazyDialog } from "@/components/ui/lazy";
import { SectionCard } from "@/components/ui/section-card";
import { toast } from "@/components/ui/toast";
import { messageOf } from "@/lib/api/call/request";
import { closeJoinLink, useJoinLinks } from "@/lib/api/joining";
import { withMessages } from "@/lib/browser/messages";
import type { JoinLink } from "@/lib/contract/joining/schema";
import { formatDateTime } from "@/lib/format/date";
import { type Branches, nameOfBranch } from "./branch-select";

const NewLinkDialog = lazyDialog(
  withMessages(["cards-rules", "joining", "joining-rules", "content-rules"], () =>
    import("./new-link-dialog").then((file) => file.NewLinkDialog),
  ),
);
const LinkDialog = lazyDialog(withMessages(["joining"], () => import("./link-dialog").then((file) => file.LinkDialog)));

/** Links by which whole branches join. */
export function LinkSection({ branches }: { branches: Branches }) {
  const t = useT();
  const { data, error, mutate } = useJoinLinks();
  const [isMaking, setIsMaking] = useState(false);
  const [shown, setShown] = useState<JoinLink | null>(null);
  return (
    <SectionCard title={t("joining.links.title")} description={t("joining.links.text")}>
      <div className="flex flex-col items-start gap-4">
        {Boolean(error) && !data && (
          <PartFailure title={t("joining.failed")} error={error} onRetry={() => void mutate()} />
        )}
        {data && data.results.length > 0 && (
          <ul aria-label={t("joining.links.title")} className="flex w-full flex-col divide-y divide-border">
            {data.results.map((link) => (
              <li key={link.id} className="py-3 first:pt-0 last:pb-0">
                <LinkRow link={link} branch={nameOfBranch(branches, link.branch_id)} onShow={() => setShown(link)} />
              </li>
            ))}
          </ul>
        )}
        <Button onClick={() => setIsMaking(true)}>
          <Link2 aria-hidden="true" />
          {t("joining.links.make")}
        </Button>
      </div>
      <NewLinkDialog branches={branches} onMade={setShown} open={isMaking} onOpenChange={setIsMaking} />
      {shown && (
        <LinkDialog
          link={shown}
          branch={nameOfBranch(branches, shown.branch_id)}
          open
          onOpenChange={() => setShown(null)}
        />
      )}
    </SectionCard>
  );
}

function LinkRow({ link, branch, onShow }: { link: JoinLink; branch: string | undefined; onShow: () => void }) {
  const t = useT();
  const [busy, setBusy] = useState(false);
  const { id, used, most, ends_at, needs_approval, is_open } = link;
  const name = branch ?? t("joining.links.all");

  async function close() {
    setBusy(true);
    try {
      await closeJoinLink(id);
      toast.success(t("joining.links.closed"));
    } catch (error) {
      toast.error(t.say(messageOf(error, t("joining.links.closeFailed"))));
      setBusy(false);
    }
  }

  return (
    <div className="flex flex-wrap items-center justify-between gap-3">
      <div className="min-w-0 text-sm">
        <p className="flex flex-wrap items-center gap-2 font-medium">
          <span className="wrap-anywhere" dir="auto">
            {name}
          </span>
          {!is_open && <Badge variant="warning">{t("joining.links.ended")}</Badge>}
        </p>
        <p className="text-muted-foreground">
          {t("joining.links.used", { used, limited: most === null ? "no" : "yes", most: most ?? 0 })}
          {ends_at && <> · {t("joining.links.until", { time: formatDateTime(t, ends_at) })}</>}
          {" · "}
          {t(needs_approval ? "joining.links.approval" : "joining.links.noApproval")}
        </p>
      </div>
      <div className="flex gap-2">
        <Button size="sm" variant="outline" aria-label={t("joining.links.showOf", { name })} onClick={onShow}>
          <QrCode aria-hidden="true" />
          {t("joining.links.show")}
        </Button>
        <Button
          size="sm"
          variant="destructive-ghost"
          aria-label={t("joining.links.closeOf", { name })}
          busy={busy}
          onClick={() => void close()}
        >
          <Ban aria-hidden="true" />
          {t("joining.links.close")}
        </Button>
      </div>
    </div>
  );
}
