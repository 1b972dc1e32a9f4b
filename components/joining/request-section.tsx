"use client";

import { Check, X } from "lucide-react";
import { useState } from "react";
import { heard, rich } from "@/components/i18n/rich";
import { useT } from "@/components/i18n/translator-context";
import { PartFailure } from "@/components/list/failures";
import { Button } from "@/components/ui/button";
import { SectionCard } from "@/components/ui/section-card";
import { RelativeTime } from "@/components/ui/time";
import { toast } from "@/components/ui/toast";
import { messageOf } from "@/lib/api/call/request";
import { approveJoinRequest, refuseJoinRequest, useJoinRequests } from "@/lib/api/joining";
import type { JoinRequest } from "@/lib/contract/joining/schema";
import { type Branches, nameOfBranch } from "./branch-select";

/** Those who wait to be let in, each with one tap. */
export function RequestSection({ branches }: { branches: Branches }) {
  const t = useT();
  const { data, error, mutate } = useJoinRequests();
  return (
    <SectionCard title={t("joining.requests.title")} description={t("joining.requests.text")}>
      {Boolean(error) && !data && (
        <PartFailure title={t("joining.failed")} error={error} onRetry={() => void mutate()} />
      )}
      <ul aria-label={t("joining.requests.title")} className="flex flex-col divide-y divide-border">
        {data?.results.map((request) => (
          <li key={request.id} className="py-3 first:pt-0 last:pb-0">
            <Request request={request} branch={nameOfBranch(branches, request.branch_id)} />
          </li>
        ))}
      </ul>
    </SectionCard>
  );
}

function Request({ request, branch }: { request: JoinRequest; branch: string | undefined }) {
  const t = useT();
  const [busy, setBusy] = useState(false);
  const { id, name, phone, email, created_at: at } = request;

  async function decide(act: (id: number) => Promise<void>, done: string) {
    setBusy(true);
    try {
      await act(id);
      toast.success(done);
    } catch (error) {
      toast.error(t.say(messageOf(error, t("joining.requests.failed"))));
      setBusy(false);
    }
  }

  return (
    <div className="flex flex-wrap items-center justify-between gap-3">
      <div className="min-w-0 text-sm">
        <p className="font-medium wrap-anywhere" dir="auto">
          {name}
        </p>
        <p className="text-muted-foreground wrap-anywhere">
          {[phone, email, branch].filter(Boolean).map((part) => (
            <bdi key={part} className="me-3">
              {part}
            </bdi>
          ))}
          <RelativeTime time={at} />
        </p>
      </div>
      <div className="flex gap-2">
        <Button
          size="sm"
          busy={busy}
          onClick={() => void decide(approveJoinRequest, t("joining.requests.approved", { name }))}
        >
          <Check aria-hidden="true" />
          {rich(t, "joining.requests.approve", { name, heard })}
        </Button>
        <Button
          size="sm"
          variant="outline"
          disabled={busy}
          onClick={() => void decide(refuseJoinRequest, t("joining.requests.refused", { name }))}
        >
          <X aria-hidden="true" />
          {rich(t, "joining.requests.refuse", { name, heard })}
        </Button>
      </div>
    </div>
  );
}
